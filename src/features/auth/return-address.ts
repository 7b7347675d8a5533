import * as z from 'zod/mini'
import { appPath } from '#ui/link-target.ts'

/** Set by the link that leads to login: `navigate('/m/login', { state: { from } })`. */
const CameFrom = z.object({ from: z.string() })

/** Returns the address to open after login: the page that the person came from, else home. */
export function returnAddress(state: unknown): string {
  const cameFrom = CameFrom.safeParse(state)
  return (cameFrom.success && appPath(cameFrom.data.from)) || '/m/home'
}
