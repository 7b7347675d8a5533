import * as z from 'zod/mini'
import { Amount, IdempotencyKey, Token } from '#contract/primitives.ts'
import { vendorResource } from '#mock-server/core/resource.ts'
import { openedFields, playErrors } from '#mock-server/vendors/opened/contract.ts'
import { speciesNames } from './rules/fish.ts'

const SpeciesId = z.enum(speciesNames)

const SpeciesView = z.object({
  id: SpeciesId,
  name: z.string(),
  glyph: z.string(),
  /** What it pays, in stakes: the least and the most. */
  pays: z.tuple([z.int(), z.int()]),
  /** The probability that a hit catches it. */
  chance: z.number(),
})
export type SpeciesView = z.infer<typeof SpeciesView>

const Opened = z.object({
  ...openedFields,
  /** The stakes of a shot, the smallest first. */
  bets: z.array(Amount),
  /** The stake of the member's last shot in this game. */
  bet: Amount,
  species: z.array(SpeciesView),
  returnRate: z.number(),
})
export type FishOpened = z.infer<typeof Opened>

/** Hits that are sent together are one round. */
export const mostShots = 10

const Volley = z.object({
  roundId: z.string(),
  /** What each hit pays, in stakes; 0 is a fish that swims on. In the order they were sent. */
  shots: z.array(z.object({ species: SpeciesId, pays: z.int() })),
  win: Amount,
  balance: Amount,
})
export type Volley = z.infer<typeof Volley>

/** What a fish game's page asks of its vendor. */
export const fish = vendorResource('fish', {
  open: {
    method: 'POST',
    path: '/__vendors/api/fish/open',
    summary: 'What a launched fish game shows: its name, the balance, the stakes, and the fish with what they pay.',
    access: 'none',
    body: z.object({ token: Token }),
    response: Opened,
    errors: playErrors,
  },
  shoot: {
    method: 'POST',
    path: '/__vendors/api/fish/shoot',
    summary: 'Decides hits, each for its stake. The same idempotency key gives the same round and moves money once.',
    access: 'none',
    body: z.object({
      token: Token,
      /** Of one shot. */
      bet: Amount,
      shots: z.array(SpeciesId).check(z.minLength(1), z.maxLength(mostShots)),
      idempotencyKey: IdempotencyKey,
    }),
    response: Volley,
    errors: [...playErrors, 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED'],
  },
})
