import * as z from 'zod/mini'
import { appPath } from '#ui/link-target.ts'

/** Whoever sends a person to log in says where they were: `navigate('/m/login', { state: { from } })`. */
const CameFrom = z.object({ from: z.string() })

/** Where to go after logging in: back to where the person came from, else home. */
export function returnAddress(state: unknown): string {
  const cameFrom = CameFrom.safeParse(state)
  return (cameFrom.success && appPath(cameFrom.data.from)) || '/m/home'
}
