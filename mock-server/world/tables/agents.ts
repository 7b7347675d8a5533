import * as z from 'zod/mini'
import { gameCategories } from '#contract/games.ts'
import { defineTable } from '#mock-server/world/rows/table-definition.ts'

export const contractKinds = ['salary', 'dividend', 'hours'] as const
export type ContractKind = (typeof contractKinds)[number]

export const contractBases = ['TURNOVER', 'LOSS'] as const
export type ContractBasis = (typeof contractBases)[number]

export const contractPeriods = ['HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export type ContractPeriod = (typeof contractPeriods)[number]

export const contractStatuses = ['asked', 'requested', 'accepted', 'declined', 'replaced'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** How a member got a place; the history of a downline shows it. */
const placeOrigins = ['platform', 'code', 'recommender', 'registered', 'moved', 'rates'] as const

const PlaceRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** The direct upline; null if there is none. */
  uplineId: z.nullable(z.string()),
  since: z.int(),
  /** Hundredths of a per cent. */
  rates: z.record(z.enum(gameCategories), z.int()),
  by: z.enum(placeOrigins),
})
export type PlaceRow = z.infer<typeof PlaceRow>

const AffiliateCodeRow = z.object({ code: z.string(), memberId: z.string() })

/** Minor units, and hundredths of a per cent. */
const TierRow = z.object({ from: z.int(), activeMembers: z.int(), rate: z.int() })

const ContractRow = z.object({
  id: z.string(),
  memberId: z.string(),
  kind: z.enum(contractKinds),
  basis: z.enum(contractBases),
  period: z.enum(contractPeriods),
  tiers: z.array(TierRow),
  /** The upline that offers it; null is the platform. */
  requestedBy: z.nullable(z.string()),
  /** When the agent asked for it; null if nobody did. */
  askedAt: z.nullable(z.int()),
  /** Null until it is offered. */
  requestedAt: z.nullable(z.int()),
  status: z.enum(contractStatuses),
  answeredAt: z.nullable(z.int()),
  /** When another contract replaced it. */
  replacedAt: z.nullable(z.int()),
  /** The start of its first window; null until it is accepted. */
  countedFrom: z.nullable(z.int()),
})
export type ContractRow = z.infer<typeof ContractRow>

/** A contract's payout for a window; amounts in minor units. A window without turnover has no row. */
const ContractPayoutRow = z.object({
  id: z.string(),
  contractId: z.string(),
  memberId: z.string(),
  kind: z.enum(contractKinds),
  from: z.int(),
  until: z.int(),
  base: z.int(),
  activeMembers: z.int(),
  rate: z.int(),
  gross: z.int(),
  below: z.int(),
  amount: z.int(),
  paidAt: z.int(),
})
export type ContractPayoutRow = z.infer<typeof ContractPayoutRow>

export const agentTables = {
  /** Rows are only added, never changed: earnings before a move stay with the former place. */
  places: defineTable({
    schema: PlaceRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
  affiliateCodes: defineTable({
    schema: AffiliateCodeRow,
    key: (row) => row.code,
    indexes: { memberId: (row) => row.memberId },
  }),
  contracts: defineTable({
    schema: ContractRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
  contractPayouts: defineTable({
    schema: ContractPayoutRow,
    key: (row) => row.id,
    indexes: { memberId: (row) => row.memberId },
  }),
}
