import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Instant, LanguageCode, queryInteger } from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'

const Code = z.string().check(z.minLength(1), z.maxLength(32))

/** What one deposit may be. */
const Limits = z.object({ minimum: Amount, maximum: Amount, unit: Amount })
export type Limits = z.infer<typeof Limits>

const Bank = z.object({ code: Code, name: z.string(), accountNumber: z.string(), accountHolder: z.string() })
export type Bank = z.infer<typeof Bank>

const MethodCode = z.enum(['BANK', 'GATEWAY', 'ALIPAY', 'QQ', 'WECHAT'])
export type MethodCode = z.infer<typeof MethodCode>

const Method = z.extend(Limits, {
  code: MethodCode,
  quickAmounts: z.array(Amount),
  /** The merchant's accounts that a transfer may go to; none where a payment page is opened. */
  banks: z.array(Bank),
})
export type Method = z.infer<typeof Method>

const Promo = z.object({
  id: Code,
  name: z.string(),
  text: z.string(),
  percent: z.number(),
  /** The least deposit it is given for, and the most it gives. */
  minimum: Amount,
  maximumBonus: Amount,
  /** How many times deposit and bonus must be staked before money may be taken out. */
  turnover: z.number(),
})
export type Promo = z.infer<typeof Promo>

const Deposit = z.object({
  id: z.string(),
  at: Instant,
  method: MethodCode,
  bankName: z.nullable(z.string()),
  amount: Amount,
  bonus: Amount,
  status: z.enum(['pending', 'credited', 'failed', 'cancelled', 'expired']),
  settledAt: z.nullable(Instant),
  /** The payment page, for as long as the payment may still be made there. */
  payUrl: z.nullable(z.string()),
  /** What must be staked for the bonus before money may be taken out, once it has been credited. */
  turnover: z.nullable(z.object({ required: Amount, done: Amount })),
})
export type Deposit = z.infer<typeof Deposit>

const wish = { amount: Amount, promoId: z.optional(Code), idempotencyKey: IdempotencyKey, language: LanguageCode }
const payment = {
  method: 'POST',
  access: 'session',
  body: z.object(wish),
  response: z.object({ deposit: Deposit, payUrl: z.string() }),
} as const

const wishErrors = ['REAL_ACCOUNT_REQUIRED', 'DEPOSIT_LIMIT', 'PROMO_NOT_APPLICABLE', 'IDEMPOTENCY_KEY_REUSED'] as const

export const deposit = resource('deposit', {
  depositBanks: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositBankList',
    summary: 'The ways to deposit that the merchant offers, with their limits and accounts.',
    access: 'session',
    query: z.object({ language: LanguageCode }),
    response: z.object({ methods: z.array(Method) }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  depositPromos: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositPromoList',
    summary: 'The bonuses that the member may choose for the next deposit.',
    access: 'session',
    query: z.object({ language: LanguageCode }),
    response: z.array(Promo),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  manualTransfer: {
    method: 'POST',
    path: '/wps/relay/MCS2_manualTransfer',
    summary: 'Announces a bank transfer. It is credited when it arrives; the same idempotency key announces one.',
    access: 'session',
    body: z.object({ ...wish, bankCode: Code, depositorName: visibleText(50) }),
    response: Deposit,
    errors: wishErrors,
  },
  paymentGateway: {
    ...payment,
    path: '/wps/relay/MCS2_paymentGatewayDeposit',
    summary: 'Opens a payment page. The deposit is credited when its provider says that it has been paid.',
    errors: [...wishErrors, 'FEATURE_OFF'],
  },
  alipay: {
    ...payment,
    path: '/wps/relay/MCS2_alipayDeposit',
    summary: 'The same by Alipay: the payment page shows a code to scan.',
    errors: [...wishErrors, 'FEATURE_OFF'],
  },
  qqPay: {
    ...payment,
    path: '/wps/relay/MCS2_qqDeposit',
    summary: 'The same by QQ Wallet: the payment page shows a code to scan.',
    errors: [...wishErrors, 'FEATURE_OFF'],
  },
  wechatPay: {
    ...payment,
    path: '/wps/relay/MCS2_wechatDeposit',
    summary: 'The same by WeChat Pay: the payment page shows a code to scan.',
    errors: [...wishErrors, 'FEATURE_OFF'],
  },
  acceptPromo: {
    method: 'POST',
    path: '/wps/relay/MCS2_acceptPromo',
    summary: 'Accepts a bonus for a deposit that was made without one and has not been played with. It is given once.',
    access: 'session',
    body: z.object({
      depositId: z.string().check(z.minLength(1), z.maxLength(64)),
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
    summary:
      "One page of the member's deposits, the latest first; or one of them, which may be followed without the record.",
    access: 'session',
    query: z.object({
      pageNo: queryInteger(1, 100_000),
      pageSize: queryInteger(1, 100),
      language: LanguageCode,
      /** The one deposit to tell of. */
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    }),
    response: z.object({ content: z.array(Deposit), pageNum: z.int(), totalPages: z.int(), total: z.int() }),
    errors: ['FEATURE_OFF'],
  },
})
