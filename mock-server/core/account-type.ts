const realTypes: readonly number[] = [0, 1, 2]
const trialType = 4
const agentTypes: readonly number[] = [2, 40, 41, 42]

/** Returns true for members' own accounts, the real ones of section 3 of the specification; false for all others. */
export const isRealAccount = (type: number): boolean => realTypes.includes(type)

/** Returns true for trial accounts (section 3 of the specification). */
export const isTrial = (type: number): boolean => type === trialType

/** Returns true for accounts with a downline: agents who play themselves, and agents' desks. */
export const isAgent = (type: number): boolean => agentTypes.includes(type)

/** Members and agents log in at separate desks; an account that is both may use either. */
export type Desk = 'member' | 'agent'

/**
 * Returns the error code if an account may not log in at a desk, otherwise undefined. Section 6 of the specification
 * separates the logins of agents and members.
 */
export function refuseDesk(type: number, desk: Desk): 'NON_MEMBER_ACCOUNT' | 'NON_AGENT_ACCOUNT' | undefined {
  if (desk === 'agent') return isAgent(type) ? undefined : 'NON_AGENT_ACCOUNT'
  return isRealAccount(type) || isTrial(type) ? undefined : 'NON_MEMBER_ACCOUNT'
}
