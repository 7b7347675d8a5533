import * as z from 'zod/mini'
import { Amount, NodeId } from '#contract/primitives.ts'
import type { VendorErrorCode } from '#mock-server/values/error-codes.ts'

/** What every opened game tells its page; each game adds its own fields. */
export const openedFields = {
  game: z.object({
    nodeId: NodeId,
    name: z.string(),
    glyph: z.string(),
    palette: z.object({ glow: z.string(), body: z.string(), deep: z.string() }),
  }),
  vendor: z.object({ code: z.string(), name: z.string() }),
  currency: z.object({ code: z.string(), symbol: z.string(), position: z.enum(['F', 'B']) }),
  balance: Amount,
  /** The money is a trial's. */
  trial: z.boolean(),
}

/** Why a launch may not play. */
export const playErrors = [
  'LAUNCH_EXPIRED',
  'LAUNCH_CLOSED',
  'SESSION_EXPIRED',
  'GAME_NOT_FOUND',
  'VENDOR_MAINTENANCE',
] as const satisfies readonly VendorErrorCode[]
