import { deposit } from '#contract/deposit.ts'
import { wallet } from '#contract/wallet.ts'
import { tokenIn } from './launch.ts'
import { createPlatform, type Platform } from './platform.ts'

export const language = 'KO'
/** A deposit of 50,000 without a bonus. */
export const request = { amount: 50_000, idempotencyKey: 'deposit-0001', language }
export const transfer = { ...request, bankCode: 'HANEUL', depositorName: '김해달' }

const newestFirst = { pageNo: 1, pageSize: 20, language }

/** Creates a platform with a signed-in member who has no money and no past. */
export const createNewcomerPlatform = (changes: Parameters<typeof createPlatform>[0] = {}) =>
  createPlatform({ signedIn: 'newcomer', ...changes })

export const readBalance = async ({ call, token }: Platform) =>
  (await call(wallet.memberWallet, {}, { token })).sumBalance

export const readReport = async ({ call, token }: Platform) =>
  (await call(deposit.depositReport, newestFirst, { token })).content

/** Announces a bank transfer of 50,000, with changes. */
export const announce = ({ call, token }: Platform, changes = {}) =>
  call(deposit.manualTransfer, { ...transfer, ...changes }, { token })

type PaymentMethod = 'paymentGateway' | 'alipay' | 'qqPay' | 'wechatPay'

/** Requests a payment of 50,000, with changes, and returns the token of its payment page. */
export async function openPayment(
  { call, token }: Platform,
  changes = {},
  method: PaymentMethod = 'paymentGateway',
): Promise<string> {
  const { payUrl } = await call(deposit[method], { ...request, ...changes }, { token })
  return tokenIn(payUrl)
}
