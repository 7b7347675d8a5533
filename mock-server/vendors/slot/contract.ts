import * as z from 'zod/mini'
import { Amount, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { slotSymbols } from './rules/machine.ts'

const SymbolId = z.enum(slotSymbols)
const Reels = z.array(z.array(SymbolId))
const Glyph = z.string()

const SymbolView = z.object({
  id: SymbolId,
  name: z.string(),
  glyph: Glyph,
  /** Payouts for three, four and five symbols, as multiples of the stake on a line; for the scatter, of the whole bet. */
  pays: z.array(z.int()),
})

export type SymbolView = z.infer<typeof SymbolView>

const LineWin = z.object({
  /** Counted from 1; null for scatters, which pay anywhere. */
  line: z.nullable(z.int()),
  symbol: SymbolId,
  count: z.int(),
  /** Reel and row of each winning symbol. */
  cells: z.array(z.tuple([z.int(), z.int()])),
  win: Amount,
})
export type LineWin = z.infer<typeof LineWin>

const Opened = z.object({
  ...openedFields,
  /** The bets the game accepts, smallest first. */
  bets: z.array(Amount),
  /** The bet of the member's last round in this game. */
  bet: Amount,
  symbols: z.array(SymbolView),
  /** The row that each line crosses on each reel. */
  paylines: z.array(z.array(z.int())),
  reels: Reels,
  /** The share of all bets that the game pays back in the long run. */
  returnRate: z.number(),
})
export type Opened = z.infer<typeof Opened>

const Round = z.object({
  roundId: z.string(),
  reels: Reels,
  lines: z.array(LineWin),
  win: Amount,
  balance: Amount,
})
export type Round = z.infer<typeof Round>

/** The calls of a slot game's page. The launch token identifies the session; the page has no other. */
export const slot = vendorResource('slot', {
  open: {
    method: 'POST',
    path: '/__vendors/api/slot/open',
    summary: 'Returns what a launched slot game shows: name, symbols, balance, bets and the last reels.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  spin: {
    method: 'POST',
    path: '/__vendors/api/slot/spin',
    summary: 'Plays one round for a bet. A repeated idempotency key returns the same round and moves money once.',
    access: 'none',
    body: z.object({
      token: Token,
      bet: Amount,
      idempotencyKey: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    response: Round,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED', 'PLAY_LIMIT_REACHED'],
  },
})
