import * as z from 'zod/mini'
import { gameCategories } from './games.ts'
import { Instant, queryInteger, Username } from './primitives.ts'

export const pageQuery = { pageNo: queryInteger(1, 100_000), pageSize: queryInteger(1, 100) }
export const page = { pageNum: z.int(), totalPages: z.int(), total: z.int() }

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
