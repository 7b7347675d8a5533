import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { page } from './paging.ts'
import { Amount, Instant, Username } from './primitives.ts'

/** Somebody of the agent's own team to look from; the agent itself when left out. */
export const from = { account: z.optional(Username) }

export const sortOrder = { sortOrder: z.optional(z.enum(['asc', 'desc'])) }

/** Part of an account or nickname. */
export const search = { search: z.optional(z.string().check(z.maxLength(64))) }

/** Per cent of stakes, in steps of 0.01, by category; the categories not named stay as they are. */
export const RebatesPatch = z.partialRecord(z.enum(gameCategories), z.number().check(z.gte(0), z.lte(100)))

const Rebate = z.object({
  gameCategory: z.enum(gameCategories),
  /** Per cent of the stakes. */
  rate: z.number(),
})

/** A rate, and what it may be changed to: not above the upline's own, not below what is given on. */
export const RebateRange = z.extend(Rebate, { minimum: z.number(), maximum: z.number() })

const Person = z.object({ account: z.string(), nickname: z.string(), type: z.int() })

export const Downline = z.extend(Person, {
  registeredAt: Instant,
  /** How many stand directly below, and how many below in all. */
  downlines: z.int(),
  team: z.int(),
  /** Empty for who is no agent. */
  affiliateCode: z.string(),
  rebates: z.array(Rebate),
})

/** A place in the tree: from when on, below whom, and how it came about. */
export const PlaceRecord = z.object({
  since: Instant,
  /** Null above the agent's own team. */
  uplineAccount: z.nullable(z.string()),
  by: z.enum(['platform', 'code', 'recommender', 'registered', 'moved', 'rates']),
  rebates: z.array(Rebate),
})

/** Sums of a team: people, and what they brought and took. Amounts in major units. */
const KpiA = z.object({
  /** People below, and how many of them registered in the span. */
  members: z.int(),
  newMembers: z.int(),
  /** How many bet, and how many deposited. */
  activeMembers: z.int(),
  depositors: z.int(),
  deposits: Amount,
  withdrawals: Amount,
  /** Deposits less withdrawals. */
  netDeposits: Amount,
  /** What is in their wallets now. */
  balance: Amount,
})

/** Sums of a team: play, and what is left of it. Amounts in major units. */
const KpiB = z.object({
  /** How many bets. */
  rounds: z.int(),
  turnover: Amount,
  wins: Amount,
  /** Deposit bonuses, rewards and referral bonuses. */
  bonus: Amount,
  /** Cash back claimed. */
  rebate: Amount,
  /** What the agent keeps of its rate on the settled stakes of the team. */
  commission: Amount,
  /** Turnover less wins, bonus and rebate. */
  profit: Amount,
})

/** The agent itself, or somebody directly below with the whole team. */
const part = { ...Person.shape, own: z.boolean() }

export const TeamKpiA = z.object({ sums: KpiA, content: z.array(z.extend(KpiA, part)), ...page })
export const TeamKpiB = z.object({ sums: KpiB, content: z.array(z.extend(KpiB, part)), ...page })

export const kpiAColumns = ['account', ...Object.keys(KpiA.shape)] as ['account', ...(keyof typeof KpiA.shape)[]]
export const kpiBColumns = ['account', ...Object.keys(KpiB.shape)] as ['account', ...(keyof typeof KpiB.shape)[]]

/** One person of the team, with its own figures while it stood there. */
export const Subordinate = z.extend(Person, {
  /** How far below: 1 is directly. */
  level: z.int(),
  uplineAccount: z.string(),
  registeredAt: Instant,
  /** Null for who has not bet in the span. */
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
