import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Shows the story at its own path; any other path shows only its name and state. */
export function At({ path, children }: { path: string; children: ReactNode }) {
  const { pathname, search, state } = useLocation()
  if (pathname === path) return children
  return <p data-elsewhere="">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}
