import * as z from 'zod/mini'
import { movementReasons } from '../domain/ledger.ts'

export const MemberRow = z.object({
  id: z.string(),
  account: z.string(),
  /** Kept as it is typed: these are the passwords of simulated people, and a tester must be able to read them. */
  password: z.string(),
  nickname: z.string(),
  type: z.int(),
  vipLabel: z.string(),
  disabled: z.boolean(),
  firstTimeLogin: z.boolean(),
  failedLogins: z.int(),
  createdAt: z.int(),
  /** Dialling code and number, digits only; empty when there is none. */
  mobile: z.string(),
  /** What registration collected beside username and password. */
  details: z.record(z.string(), z.string()),
})
export type MemberRow = z.infer<typeof MemberRow>

export const SessionRow = z.object({
  token: z.string(),
  memberId: z.string(),
  expiresAt: z.int(),
  /** The id of the one endpoint that it opens; absent opens all. */
  only: z.optional(z.string()),
})

export const CaptchaRow = z.object({ code: z.string(), expiresAt: z.int() })

export const SmsCodeRow = z.object({
  /** Dialling code and number, and what the code is for. */
  key: z.string(),
  code: z.string(),
  sentAt: z.int(),
  expiresAt: z.int(),
})

export const FavouriteRow = z.object({ memberId: z.string(), nodeId: z.string(), at: z.int() })

export const ReadRow = z.object({ memberId: z.string(), announcementId: z.string() })

export const LaunchRow = z.object({
  token: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  language: z.string(),
  expiresAt: z.int(),
  closed: z.boolean(),
})

const Account = z.custom<`member:${string}` | `house:${string}` | 'platform'>(
  (value) => typeof value === 'string' && /^(member:.+|house:.+|platform)$/.test(value),
)

export const MovementRow = z.object({
  id: z.string(),
  at: z.int(),
  reason: z.enum(movementReasons),
  from: Account,
  to: Account,
  amount: z.int().check(z.positive()),
  reference: z.string(),
  idempotencyKey: z.string(),
})

export const RoundRow = z.object({
  id: z.string(),
  memberId: z.string(),
  nodeId: z.string(),
  launchToken: z.string(),
  idempotencyKey: z.string(),
  at: z.int(),
  bet: z.int(),
  win: z.int(),
  /** The symbols shown, reel by reel, top to bottom. */
  reels: z.array(z.array(z.string())),
})
export type RoundRow = z.infer<typeof RoundRow>

/** A reward paid: in a period it is paid once. */
export const RewardClaimRow = z.object({
  memberId: z.string(),
  rewardId: z.string(),
  period: z.string(),
  at: z.int(),
  amount: z.int(),
  idempotencyKey: z.string(),
})

export const RebateClaimRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  amount: z.int(),
  /** How many of the member's rounds have been paid back for by now, in the order they were played. */
  rounds: z.int(),
  idempotencyKey: z.string(),
})

export const DepositRow = z.object({
  id: z.string(),
  memberId: z.string(),
  at: z.int(),
  method: z.enum(['BANK', 'GATEWAY']),
  /** The bank that was transferred to; empty for the payment gateway. */
  bankCode: z.string(),
  depositorName: z.string(),
  amount: z.int().check(z.positive()),
  bonus: z.int().check(z.gte(0)),
  promoId: z.string(),
  status: z.enum(['pending', 'credited', 'failed', 'cancelled']),
  settledAt: z.nullable(z.int()),
  idempotencyKey: z.string(),
  /** What the payment page knows it by, and until when it may be paid; null for a transfer. */
  payToken: z.nullable(z.string()),
  payBy: z.nullable(z.int()),
})
export type DepositRow = z.infer<typeof DepositRow>
