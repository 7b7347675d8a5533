import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { heldAccount } from '#mock-server/world/transfers/wallet-accounts.ts'
import { session } from './funded-platform.ts'
import { beginning, type Platform } from './platform.ts'

export const language = 'EN'
export const memberId = 'm-0001'
export const cardId = `card-${memberId}-1`
export const paymentPassword = memberPaymentPassword
export const reportQuery = { startTime: 0, endTime: beginning + 30 * day, pageNo: 1, pageSize: 20, language }

const request = { cardId, amount: 50_000, paymentPassword, idempotencyKey: 'withdrawal-1', language }

/** Requests a withdrawal of 50,000, with changes. */
export const submit = (platform: Platform, changes = {}) =>
  platform.call(withdraw.withdraw, { ...request, ...changes }, session(platform))

/** Requests the same withdrawal and returns the gateway's refusal. */
export const refusal = (platform: Platform, changes = {}) =>
  platform.refusal(withdraw.withdraw, { ...request, ...changes }, session(platform))

export const readBalance = async (platform: Platform) =>
  (await platform.call(wallet.memberWallet, {}, session(platform))).sumBalance

export const readReport = (platform: Platform, changes = {}) =>
  platform.call(withdraw.withdrawReport, { ...reportQuery, ...changes }, session(platform))

/** Returns what is held for pending withdrawals, in minor units. */
export const heldBalance = (platform: Platform) => platform.world().ledger.balance(heldAccount(memberId))
