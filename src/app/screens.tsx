import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import type { Route } from './route.ts'
import { addresses, home } from './routes.ts'
import { Shell } from './shell/shell.tsx'

/** Redirects an unknown address to home within home's chrome. */
const unknown: Route = { ...home, screen: () => <Navigate to={home.path} replace /> }

const table: RouteObject[] = [
  ...addresses.map(({ path, route }) => ({ path, element: <Shell route={route} /> })),
  { path: '*', element: <Shell route={unknown} /> },
]

/** Renders the screen of the address. */
export const Screens = () => useRoutes(table)
