import { useFlag } from '#brand/platform-status.ts'
import { isAgentLogin, isTrial } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'

/**
 * Returns whether the app requests contracts: never for types 4, 40, 41 and 42; for other types while AGENTPOLICY3 is
 * on.
 */
export function useContractCheck(): boolean {
  const session = useSession()
  const policy = useFlag('AGENTPOLICY3')
  return policy && session !== undefined && !isTrial(session) && !isAgentLogin(session)
}
