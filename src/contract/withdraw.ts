import * as z from 'zod/mini'
import { page, pageQuery, span } from './paging.ts'
import { Amount, ExactAmount, IdempotencyKey, Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** A bank account for payouts; number and name are masked. */
export const BankCard = z.object({
  id: Id,
  bankCode: z.string(),
  bankName: z.string(),
  maskedNumber: z.string(),
  payeeName: z.string(),
  addedAt: Instant,
})
export type BankCard = z.infer<typeof BankCard>

/** The limits of one withdrawal; null means no limit. `fee` is deducted from the payout. */
const Limits = z.object({
  minimum: Amount,
  maximum: Amount,
  unit: Amount,
  perDay: z.nullable(z.int()),
  leftToday: z.nullable(z.int()),
  fee: Amount,
})

/** The stakes required before a withdrawal of bonus money, and the stakes so far. */
const Turnover = z.object({
  required: Amount,
  done: Amount,
  missing: Amount,
  /** Each bonus with missing stakes, oldest first: stakes count for it before they count for the next. */
  bonuses: z.array(
    z.object({ depositId: z.string(), name: z.string(), since: Instant, required: Amount, done: Amount }),
  ),
})

export const withdrawalStatuses = ['pending', 'approved', 'refused', 'cancelled'] as const
const Status = z.enum(withdrawalStatuses)

const Withdrawal = z.object({
  id: z.string(),
  at: Instant,
  bankName: z.string(),
  maskedNumber: z.string(),
  amount: Amount,
  fee: Amount,
  /** The amount that the bank receives; 0 if it was refused or cancelled. */
  received: Amount,
  status: Status,
  /** When it was approved, refused or cancelled. */
  settledAt: z.nullable(Instant),
  /** The refusal: by the merchant's review, or returned by the bank. The money is back in the main wallet. */
  reason: z.nullable(z.enum(['refused', 'returned'])),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdraw = resource('withdraw', {
  bankCards: {
    method: 'GET',
    path: '/wps/relay/MCS2_bankCards',
    summary: 'The data for a withdrawal: the member’s cards, the banks, the limits, and the missing turnover.',
    access: 'session',
    query: z.object({ language: LanguageCode }),
    response: z.object({
      cards: z.array(BankCard),
      cardLimit: z.int(),
      banks: z.array(z.object({ code: z.string(), name: z.string() })),
      limits: Limits,
      turnover: Turnover,
    }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
  withdraw: {
    method: 'POST',
    path: '/wps/transaction/withdraw',
    summary:
      'Requests a payout from the main wallet and holds the money; a repeated idempotency key requests no second one.',
    access: 'session',
    encrypted: true,
    body: z.object({
      cardId: Id,
      amount: ExactAmount,
      paymentPassword: z.string().check(z.maxLength(64)),
      idempotencyKey: IdempotencyKey,
      language: LanguageCode,
    }),
    response: Withdrawal,
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'BANK_CARD_UNKNOWN',
      'WITHDRAW_LIMIT',
      'WITHDRAW_DAY_LIMIT',
      'TURNOVER_UNMET',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_PASSWORD_UNSET',
      'PAYMENT_PASSWORD_WRONG',
      'PAYMENT_PASSWORD_LOCKED',
    ],
  },
  /** Needs `WITHDRAWCANCEL3`; FEATURE_OFF also while `SAFERPLAY3` is on, so that nobody cancels to play on. */
  cancelWithdrawal: {
    method: 'POST',
    path: '/wps/transaction/withdraw/cancel',
    summary: 'Cancels a withdrawal while it is pending, and returns its money to the main wallet.',
    access: 'session',
    feature: 'WITHDRAWCANCEL3',
    body: z.object({ id: Id, language: LanguageCode }),
    response: Withdrawal,
    errors: ['REAL_ACCOUNT_REQUIRED', 'FEATURE_OFF', 'WITHDRAWAL_UNKNOWN', 'WITHDRAWAL_SETTLED'],
  },
  withdrawReport: {
    method: 'GET',
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    summary: 'One page of the member’s withdrawals, newest first, with the sums of all pages; or one of them.',
    access: 'session',
    query: z.object({
      ...span,
      ...pageQuery,
      status: z.optional(Status),
      /** The id of a single withdrawal, of any time and status. */
      id: z.optional(Id),
      language: LanguageCode,
    }),
    response: z.object({
      content: z.array(Withdrawal),
      totalAmount: Amount,
      totalReceived: Amount,
      ...page,
    }),
    errors: ['REAL_ACCOUNT_REQUIRED'],
  },
})
