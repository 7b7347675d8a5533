import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { page } from './paging.ts'
import { Amount, Instant, Username } from './primitives.ts'
import { CategoryRate } from './reward-shapes.ts'

/** The root of a report: a member of the agent's own team; defaults to the agent. */
export const from = { account: z.optional(Username) }

export const sortOrder = { sortOrder: z.optional(z.enum(['asc', 'desc'])) }

/** Part of an account or nickname. */
export const search = { search: z.optional(z.string().check(z.maxLength(64))) }

/** Per cent of stakes, in steps of 0.01, by category; omitted categories keep their rate. */
export const RebatesPatch = z.partialRecord(z.enum(gameCategories), z.number().check(z.gte(0), z.lte(100)))

/** A rate and its allowed range: not above the upline's own rate, not below the downline's. */
export const RebateRange = z.extend(CategoryRate, { minimum: z.number(), maximum: z.number() })

export const Person = z.object({ account: z.string(), nickname: z.string(), type: z.int() })

export const Downline = z.extend(Person, {
  registeredAt: Instant,
  /** The number of direct downlines, and the size of the whole team. */
  downlines: z.int(),
  team: z.int(),
  /** Empty for members who are not agents. */
  affiliateCode: z.string(),
  rebates: z.array(CategoryRate),
})

/** A place in the tree: its start, its upline and its origin. */
export const PlaceRecord = z.object({
  since: Instant,
  /** Null above the agent's own team. */
  uplineAccount: z.nullable(z.string()),
  by: z.enum(['platform', 'code', 'recommender', 'registered', 'moved', 'rates']),
  rebates: z.array(CategoryRate),
})

/** Totals of a team: members, deposits and withdrawals. Amounts in major units. */
const KpiA = z.object({
  /** The size of the team, and how many members registered in the period. */
  members: z.int(),
  newMembers: z.int(),
  /** The number of members who bet, and of members who deposited. */
  activeMembers: z.int(),
  depositors: z.int(),
  deposits: Amount,
  withdrawals: Amount,
  /** Deposits less withdrawals. */
  netDeposits: Amount,
  /** The current balance of their wallets. */
  balance: Amount,
})

/** Totals of a team: play and profit. Amounts in major units. */
const KpiB = z.object({
  /** The number of bets. */
  rounds: z.int(),
  turnover: Amount,
  wins: Amount,
  /** Deposit bonuses, rewards and referral bonuses. */
  bonus: Amount,
  /** Cash back claimed. */
  rebate: Amount,
  /** The agent's share of its rate on the settled stakes of the team. */
  commission: Amount,
  /** Turnover less wins, bonus and rebate. */
  profit: Amount,
})

/** The agent itself, or a direct downline with the whole team. */
const part = { ...Person.shape, own: z.boolean() }

export const TeamKpiA = z.object({ sums: KpiA, content: z.array(z.extend(KpiA, part)), ...page })
export const TeamKpiB = z.object({
  sums: KpiB,
  content: z.array(z.extend(KpiB, part)),
  /** The days in Korea on which money moved, oldest first. Their figures add up to the sums. */
  days: z.array(z.object({ day: z.iso.date(), turnover: Amount, commission: Amount, profit: Amount })),
  ...page,
})

export const kpiAColumns = ['account', ...Object.keys(KpiA.shape)] as ['account', ...(keyof typeof KpiA.shape)[]]
export const kpiBColumns = ['account', ...Object.keys(KpiB.shape)] as ['account', ...(keyof typeof KpiB.shape)[]]

/** One member of the team, with the member's own figures while in that place. */
export const Subordinate = z.extend(Person, {
  /** The distance from the agent: 1 for a direct downline. */
  level: z.int(),
  uplineAccount: z.string(),
  registeredAt: Instant,
  /** Null if the member has not bet in the period. */
  lastPlayedAt: z.nullable(Instant),
  balance: Amount,
  deposits: Amount,
  withdrawals: Amount,
  rounds: z.int(),
  turnover: Amount,
  wins: Amount,
  bonus: Amount,
  rebate: Amount,
  profit: Amount,
})

export const subordinateColumns = [
  'account',
  'level',
  'registeredAt',
  'balance',
  'deposits',
  'withdrawals',
  'rounds',
  'turnover',
  'wins',
  'bonus',
  'rebate',
  'profit',
] as const
