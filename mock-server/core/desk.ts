import { isAgentType, isRealType, isTrialType } from '#contract/account-type.ts'

/** Members and agents log in at separate desks; an account that is both may use either. */
export type Desk = 'member' | 'agent'

/**
 * Returns the error code if an account may not log in at a desk, otherwise undefined. Section 6 of the specification
 * separates the logins of agents and members.
 */
export function refuseDesk(type: number, desk: Desk): 'NON_MEMBER_ACCOUNT' | 'NON_AGENT_ACCOUNT' | undefined {
  if (desk === 'agent') return isAgentType(type) ? undefined : 'NON_AGENT_ACCOUNT'
  return isRealType(type) || isTrialType(type) ? undefined : 'NON_MEMBER_ACCOUNT'
}
