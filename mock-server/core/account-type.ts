const realTypes: readonly number[] = [0, 1, 2]
const trialType = 4
const agentTypes: readonly number[] = [2, 40, 41, 42]

/** Members proper; trials and agents' desks are not. */
export const isRealAccount = (type: number): boolean => realTypes.includes(type)

export const isTrial = (type: number): boolean => type === trialType

/** Whoever has people below: agents who play themselves, and agents' desks. */
export const isAgent = (type: number): boolean => agentTypes.includes(type)

/** Members and agents log in at desks of their own; who is both may use either. */
export type Desk = 'member' | 'agent'

/** Why an account may not log in at a desk, if it may not. */
export function refuseDesk(type: number, desk: Desk): 'NON_MEMBER_ACCOUNT' | 'NON_AGENT_ACCOUNT' | undefined {
  if (desk === 'agent') return isAgent(type) ? undefined : 'NON_AGENT_ACCOUNT'
  return isRealAccount(type) || isTrial(type) ? undefined : 'NON_MEMBER_ACCOUNT'
}
