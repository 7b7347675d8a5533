import * as z from 'zod/mini'
import { AppUrl } from './app-url.ts'
import { page, pageQuery, span } from './paging.ts'
import { Amount, IdempotencyKey, Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(32))

/** The limits of one deposit. */
const Limits = z.object({ minimum: Amount, maximum: Amount, unit: Amount })
export type Limits = z.infer<typeof Limits>

const Bank = z.object({ code: Code, name: z.string(), accountNumber: z.string(), accountHolder: z.string() })
export type Bank = z.infer<typeof Bank>

export const methodCodes = ['BANK', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT'] as const
const MethodCode = z.enum(methodCodes)
export type MethodCode = z.infer<typeof MethodCode>

const Method = z.extend(Limits, {
  code: MethodCode,
  quickAmounts: z.array(Amount),
  /** The merchant's accounts for a transfer; empty for a payment page. */
  banks: z.array(Bank),
})
export type Method = z.infer<typeof Method>

const DepositId = z.string().check(z.minLength(1), z.maxLength(64))

const Promo = z.object({
  id: Code,
  name: z.string(),
  text: z.string(),
  percent: z.number(),
  /** The least deposit for the bonus, and the highest bonus. */
  minimum: Amount,
  maximumBonus: Amount,
  /** The number of times that deposit and bonus must be staked before a withdrawal. */
  turnover: z.number(),
})
export type Promo = z.infer<typeof Promo>

export const depositStatuses = ['pending', 'credited', 'failed', 'cancelled', 'expired'] as const
const DepositStatus = z.enum(depositStatuses)

const Deposit = z.object({
  id: z.string(),
  at: Instant,
  method: MethodCode,
  bankName: z.nullable(z.string()),
  amount: Amount,
  bonus: Amount,
  status: DepositStatus,
  settledAt: z.nullable(Instant),
  /** The payment page while the payment is still possible. */
  payUrl: z.nullable(z.string()),
  /** The stakes that the bonus requires before a withdrawal, once it is credited. */
  turnover: z.nullable(z.object({ required: Amount, done: Amount })),
})
export type Deposit = z.infer<typeof Deposit>

const depositRequest = {
  amount: Amount,
  promoId: z.optional(Code),
  idempotencyKey: IdempotencyKey,
  language: LanguageCode,
}
const payment = {
  method: 'POST',
  access: 'session',
  body: z.object({ ...depositRequest, appUrl: AppUrl }),
  response: z.object({ deposit: Deposit, payUrl: z.string() }),
} as const

const requestErrors = [
  'REAL_ACCOUNT_REQUIRED',
  'DEPOSIT_LIMIT',
  'PROMO_NOT_APPLICABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'DEPOSIT_LIMIT_REACHED',
  'TIME_OUT_ACTIVE',
  'SELF_EXCLUDED',
] as const

export const deposit = resource('deposit', {
  depositBanks: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositBankList',
    summary: 'The deposit methods of the merchant, with their limits and accounts.',
    access: 'session',
    query: z.object({ language: LanguageCode }),
    response: z.object({ methods: z.array(Method) }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  depositPromos: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositPromoList',
    summary: 'The bonuses available for the next deposit, or those that a deposit already made can still take.',
    access: 'session',
    query: z.object({ language: LanguageCode, depositId: z.optional(DepositId) }),
    response: z.array(Promo),
    errors: ['REAL_ACCOUNT_REQUIRED', 'DEPOSIT_UNKNOWN'],
  },
  manualTransfer: {
    method: 'POST',
    path: '/wps/relay/MCS2_manualTransfer',
    summary:
      'Announces a bank transfer, which is credited on arrival; repeating an idempotency key announces no second one.',
    access: 'session',
    body: z.object({ ...depositRequest, bankCode: Code, depositorName: visibleText(50) }),
    response: Deposit,
    errors: requestErrors,
  },
  paymentGateway: {
    ...payment,
    path: '/wps/relay/MCS2_paymentGatewayDeposit',
    summary: 'Opens a payment page. The deposit is credited when its provider reports the payment.',
    errors: [...requestErrors, 'FEATURE_OFF'],
  },
  alipay: {
    ...payment,
    path: '/wps/relay/MCS2_alipayDeposit',
    summary: 'Opens a payment page of Alipay, which shows a code to scan.',
    errors: [...requestErrors, 'FEATURE_OFF'],
  },
  qqPay: {
    ...payment,
    path: '/wps/relay/MCS2_qqDeposit',
    summary: 'Opens a payment page of QQ Wallet, which shows a code to scan.',
    errors: [...requestErrors, 'FEATURE_OFF'],
  },
  wechatPay: {
    ...payment,
    path: '/wps/relay/MCS2_wechatDeposit',
    summary: 'Opens a payment page of WeChat Pay, which shows a code to scan.',
    errors: [...requestErrors, 'FEATURE_OFF'],
  },
  acceptPromo: {
    method: 'POST',
    path: '/wps/relay/MCS2_acceptPromo',
    summary: 'Accepts a bonus, once, for a deposit that has none and has not been staked.',
    access: 'session',
    body: z.object({
      depositId: DepositId,
      promoId: Code,
      idempotencyKey: IdempotencyKey,
      language: LanguageCode,
    }),
    response: Deposit,
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'DEPOSIT_UNKNOWN',
      'PROMO_ACCEPTED',
      'PROMO_NOT_APPLICABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  depositReport: {
    method: 'GET',
    path: '/wps/relay/MCS2_DepositTransactionReport',
    summary: 'One page of deposits, newest first, and all sums; or, without the record feature, one deposit by its id.',
    access: 'session',
    query: z.object({
      ...pageQuery,
      language: LanguageCode,
      startTime: z.optional(span.startTime),
      endTime: z.optional(span.endTime),
      method: z.optional(MethodCode),
      status: z.optional(DepositStatus),
      /** The id of a single deposit. */
      id: z.optional(DepositId),
    }),
    response: z.object({
      content: z.array(Deposit),
      /** `requested` counts every deposit, the others only what was credited. */
      totals: z.object({ requested: Amount, credited: Amount, bonus: Amount }),
      ...page,
    }),
    errors: ['FEATURE_OFF', 'REAL_ACCOUNT_REQUIRED'],
  },
})
