/** The query key of what follows from an agent's contracts, which an answer to one of them invalidates. */
export const contractsKey = ['contracts'] as const
