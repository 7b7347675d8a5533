import { isAgentLoginType, isAgentType, isRealType, isTrialType } from '#contract/account-type.ts'
import type { SessionInfo } from '#contract/stored.ts'

type Account = Pick<SessionInfo, 'type'> | undefined

export const isRealAccount = (account: Account): boolean => account !== undefined && isRealType(account.type)

export const isAgent = (account: Account): boolean => account !== undefined && isAgentType(account.type)

export const isAgentLogin = (account: Account): boolean => account !== undefined && isAgentLoginType(account.type)

export const isTrial = (account: Account): boolean => account !== undefined && isTrialType(account.type)

/** Returns whether the account has unread counts: every account but a trial, which has neither inbox nor chat. */
export const hasMessages = (account: Account): boolean => account !== undefined && !isTrial(account)
