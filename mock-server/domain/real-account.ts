const realTypes: readonly number[] = [0, 1, 2]

/** Members proper; trials and agents' desks are not. */
export const isRealAccount = (type: number): boolean => realTypes.includes(type)
