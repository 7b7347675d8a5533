import type { SessionInfo } from '#contract/stored.ts'

type Account = Pick<SessionInfo, 'type'> | undefined

/** Members proper: deposits, rewards and cash back are theirs alone. */
export const isRealAccount = (account: Account): boolean => account !== undefined && [0, 1, 2].includes(account.type)

export const isTrial = (account: Account): boolean => account?.type === 4
