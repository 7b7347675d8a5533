const realTypes: readonly number[] = [0, 1, 2]
const agentTypes: readonly number[] = [2, 40, 41, 42]

/** Members proper; trials and agents' desks are not. */
export const isRealAccount = (type: number): boolean => realTypes.includes(type)

/** Whoever has people below: agents who play themselves, and agents' desks. */
export const isAgent = (type: number): boolean => agentTypes.includes(type)
