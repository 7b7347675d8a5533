import type { SessionInfo } from '#contract/stored.ts'

type Account = Pick<SessionInfo, 'type'> | undefined

/** Returns whether the account is a full member, who alone may use deposits, rewards and cash back. */
export const isRealAccount = (account: Account): boolean => account !== undefined && [0, 1, 2].includes(account.type)

export const isTrial = (account: Account): boolean => account?.type === 4
