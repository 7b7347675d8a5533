import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/shared/opened-fields.ts'
import { speciesNames } from './rules/fish.ts'

const SpeciesId = z.enum(speciesNames)

const SpeciesView = z.object({
  id: SpeciesId,
  name: z.string(),
  glyph: z.string(),
  /** The smallest and largest payout, as multiples of the stake. */
  pays: z.tuple([z.int(), z.int()]),
  /** The probability that a hit catches it. */
  chance: z.number(),
})
export type SpeciesView = z.infer<typeof SpeciesView>

const Opened = z.object({
  ...openedFields,
  /** The possible stakes of a shot, smallest first. */
  bets: z.array(Amount),
  /** The stake of the member's last shot in this game. */
  bet: Amount,
  species: z.array(SpeciesView),
  returnRate: z.number(),
})
export type Opened = z.infer<typeof Opened>

/** The most hits in one request, which is one round. */
export const mostShots = 10

const Volley = z.object({
  roundId: z.string(),
  /** The payout of each hit in request order, as a multiple of the stake; 0 if the fish escapes. */
  shots: z.array(z.object({ species: SpeciesId, pays: z.int() })),
  win: Amount,
  balance: Amount,
})
export type Volley = z.infer<typeof Volley>

/** The calls of a fish game's page. */
export const fish = vendorResource('fish', {
  open: {
    method: 'POST',
    path: '/__vendors/api/fish/open',
    summary: 'Returns what a launched fish game shows: name, balance, stakes, and the fish with their payouts.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  shoot: {
    method: 'POST',
    path: '/__vendors/api/fish/shoot',
    summary:
      'Decides hits, each for its stake. A repeated idempotency key returns the same round and moves money once.',
    access: 'none',
    body: z.object({
      token: Token,
      /** The stake of one shot. */
      bet: Amount,
      shots: z.array(SpeciesId).check(z.minLength(1), z.maxLength(mostShots)),
      idempotencyKey: IdempotencyKey,
    }),
    response: Volley,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'PLAY_LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED'],
  },
})
