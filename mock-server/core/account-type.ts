const realTypes: readonly number[] = [0, 1, 2]
const trialType = 4
const agentTypes: readonly number[] = [2, 40, 41, 42]

/** Returns true for members' own accounts; false for trials and agents' desks. */
export const isRealAccount = (type: number): boolean => realTypes.includes(type)

/** Returns true for trial accounts. */
export const isTrial = (type: number): boolean => type === trialType

/** Returns true for accounts with a downline: agents who play themselves, and agents' desks. */
export const isAgent = (type: number): boolean => agentTypes.includes(type)

/** Members and agents log in at separate desks; an account that is both may use either. */
export type Desk = 'member' | 'agent'

/** Returns the error code if an account may not log in at a desk, otherwise undefined. */
export function refuseDesk(type: number, desk: Desk): 'NON_MEMBER_ACCOUNT' | 'NON_AGENT_ACCOUNT' | undefined {
  if (desk === 'agent') return isAgent(type) ? undefined : 'NON_AGENT_ACCOUNT'
  return isRealAccount(type) || isTrial(type) ? undefined : 'NON_MEMBER_ACCOUNT'
}
