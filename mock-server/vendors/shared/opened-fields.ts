import * as z from 'zod/mini'
import { Amount, NodeId } from '#contract/primitives.ts'
import type { VendorErrorCode } from '#mock-server/values/error-codes.ts'

/** The fields of every opened game; each game adds its own. */
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
  /** Whether the game is played with trial money. */
  trial: z.boolean(),
}

/** The errors of a launch that may not play. */
export const playErrors = [
  'LAUNCH_EXPIRED',
  'LAUNCH_CLOSED',
  'SESSION_EXPIRED',
  'GAME_NOT_FOUND',
  'VENDOR_MAINTENANCE',
] as const satisfies readonly VendorErrorCode[]
