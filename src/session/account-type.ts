import type { SessionInfo } from '#contract/stored.ts'

type Account = Pick<SessionInfo, 'type'> | undefined

/** Returns whether the account is a full member, who alone may use deposits, rewards and cash back. */
export const isRealAccount = (account: Account): boolean => account !== undefined && [0, 1, 2].includes(account.type)

/** Returns whether the account has a team: agents who play themselves (type 2), and agents' own logins (40 to 42). */
export const isAgent = (account: Account): boolean => account !== undefined && [2, 40, 41, 42].includes(account.type)

/** Returns whether the account is an agent's own login, which has no money of its own and no contracts. */
export const isAgentLogin = (account: Account): boolean => account !== undefined && [40, 41, 42].includes(account.type)

export const isTrial = (account: Account): boolean => account?.type === 4

/** Returns whether the account has unread counts: every account but a trial, which has neither inbox nor chat. */
export const hasMessages = (account: Account): boolean => account !== undefined && !isTrial(account)
