import * as z from 'zod/mini'
import type { SessionInfo } from '#contract/stored.ts'
import { agentCenter, beginningOf, isAgentDesk } from '#session/desk.ts'
import { heldPassword } from '#session/held-password.ts'
import { appPath } from '#ui/controls/link-target.ts'

/** Set by the link that leads to login: `navigate('/m/login', { state: { from } })`. */
const CameFrom = z.object({ from: z.string() })

/**
 * Returns the address to open after login: the page that the person came from, else home, or the agent centre after the
 * agents' desk and for an agent's own login.
 */
export function returnAddress(
  { state, search }: { state: unknown; search: string },
  account?: Pick<SessionInfo, 'type'>,
): string {
  const cameFrom = CameFrom.safeParse(state)
  const usual = isAgentDesk(search) ? agentCenter : beginningOf(account)
  return (cameFrom.success && appPath(cameFrom.data.from)) || usual
}

/**
 * Returns the address to open after login. A first login on the form leads to the change of the password, which someone
 * else has set; one by a social account has none.
 */
export function addressAfterLogin(
  account: Pick<SessionInfo, 'firstTimeLogin' | 'type'>,
  location: { state: unknown; search: string },
): string {
  return account.firstTimeLogin && heldPassword() !== undefined ? '/m/changePsw' : returnAddress(location, account)
}
