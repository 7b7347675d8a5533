import * as z from 'zod/mini'
import { gameCategories } from '#contract/games.ts'
import { defineTable } from './table-definition.ts'

/** How somebody came to a place: what the history of a downline tells. */
const placeOrigins = ['platform', 'code', 'recommender', 'registered', 'moved', 'rates'] as const

const PlaceRow = z.object({
  id: z.string(),
  memberId: z.string(),
  /** Who stands right above; null is nobody. */
  uplineId: z.nullable(z.string()),
  since: z.int(),
  /** Hundredths of a per cent. */
  rates: z.record(z.enum(gameCategories), z.int()),
  by: z.enum(placeOrigins),
})
export type PlaceRow = z.infer<typeof PlaceRow>

const AffiliateCodeRow = z.object({ code: z.string(), memberId: z.string() })

export const agentTables = {
  /** Never changed, only added to: what was earned before a move stays where it was earned. */
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
}
