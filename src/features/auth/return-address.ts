import * as z from 'zod/mini'

/** Whoever sends a person to log in says where they were: `navigate('/m/login', { state: { from } })`. */
const CameFrom = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) })

/** Where to go after logging in: back to where the person came from, else home. */
export function returnAddress(state: unknown): string {
  const cameFrom = CameFrom.safeParse(state)
  return cameFrom.success ? cameFrom.data.from : '/m/home'
}
