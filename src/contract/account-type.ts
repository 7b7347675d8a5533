/** The numbers of account types, from section 3 of the specification. */
export const trialType = 4
const realTypes: readonly number[] = [0, 1, 2]
const playingAgentType = 2
const agentLoginTypes: readonly number[] = [40, 41, 42]

/** Returns whether an account of the type is a member's own, which may use deposits, rewards and cash back. */
export const isRealType = (type: number): boolean => realTypes.includes(type)

/** Returns whether an account of the type is a trial, which plays for nothing. */
export const isTrialType = (type: number): boolean => type === trialType

/** Returns whether an account of the type is an agent's own login, which has no money of its own and no contracts. */
export const isAgentLoginType = (type: number): boolean => agentLoginTypes.includes(type)

/** Returns whether an account of the type has a team: agents who play themselves, and agents' own logins. */
export const isAgentType = (type: number): boolean => type === playingAgentType || isAgentLoginType(type)
