import * as z from 'zod/mini'
import { page, pageQuery, span } from './paging.ts'
import { Amount, ExactAmount, IdempotencyKey, Instant, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** A bank account that money can be paid out to; number and name are masked. */
export const BankCard = z.object({
  id: Id,
  bankCode: z.string(),
  bankName: z.string(),
  maskedNumber: z.string(),
  payeeName: z.string(),
  addedAt: Instant,
})
export type BankCard = z.infer<typeof BankCard>

/** What one withdrawal may be; a null stands for no limit. `fee` is kept back from what is paid out. */
const Limits = z.object({
  minimum: Amount,
  maximum: Amount,
  unit: Amount,
  perDay: z.nullable(z.int()),
  leftToday: z.nullable(z.int()),
  fee: Amount,
})

/** What must be staked before bonus money may be taken out, and how much of it has been. */
const Turnover = z.object({
  required: Amount,
  done: Amount,
  missing: Amount,
  /** Each bonus that has not been met, the oldest first: stakes count towards it before they count for the next. */
  bonuses: z.array(
    z.object({ depositId: z.string(), name: z.string(), since: Instant, required: Amount, done: Amount }),
  ),
})

const Status = z.enum(['pending', 'approved', 'refused'])

const Withdrawal = z.object({
  id: z.string(),
  at: Instant,
  bankName: z.string(),
  maskedNumber: z.string(),
  amount: Amount,
  fee: Amount,
  /** What reaches the bank: nothing of what was refused. */
  received: Amount,
  status: Status,
  settledAt: z.nullable(Instant),
  /** Why it was refused: by the merchant's review, or sent back by the bank. The money is back in the main wallet. */
  reason: z.nullable(z.enum(['refused', 'returned'])),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdraw = resource('withdraw', {
  bankCards: {
    method: 'GET',
    path: '/wps/relay/MCS2_bankCards',
    summary: 'What a withdrawal needs: the member’s cards, the banks there are, the limits, and the open turnover.',
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
    summary: 'Asks for money from the main wallet. It is held from now on; the same idempotency key asks once.',
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
  withdrawReport: {
    method: 'GET',
    path: '/wps/relay/MCS2_WithdrawTransactionReport',
    summary: 'One page of the member’s withdrawals, the latest first, with the sums of all pages.',
    access: 'session',
    query: z.object({
      ...span,
      ...pageQuery,
      status: z.optional(Status),
      language: LanguageCode,
    }),
    response: z.object({
      content: z.array(Withdrawal),
      totalAmount: Amount,
      totalReceived: Amount,
      ...page,
    }),
    errors: [],
  },
})
