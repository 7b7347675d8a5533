import * as z from 'zod/mini'
import { type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { marketNames, outcomeOf, pickNames } from './rules/markets.ts'
import { matchOf } from './rules/match.ts'
import { scoreAt, statusAt } from './rules/score.ts'
import { type LegStatus, slipReturn, slipStatus } from './rules/slip.ts'

const SportsLeg = z.object({
  matchId: z.string(),
  market: z.enum(marketNames),
  pick: z.enum(pickNames),
  line: z.nullable(z.number()),
  odds: z.number(),
})
export type SportsLeg = z.infer<typeof SportsLeg>

const SportsBet = z.object({ legs: z.array(SportsLeg) })

/** Returns the legs of a round; undefined for another kind of game. */
export const sportsLegsOf = ({ detail }: Pick<Round, 'detail'>): SportsLeg[] | undefined =>
  SportsBet.safeParse(detail).data?.legs

/** Returns the status of a leg at an instant. */
export function legStatus(chance: Chance, { matchId, market, pick, line }: SportsLeg, now: number): LegStatus {
  const match = matchOf(chance, matchId)
  if (!match || statusAt(chance, match, now) !== 'finished') return 'open'
  return outcomeOf(market, pick, line, scoreAt(chance, match, now))
}

/** Settles a bet after the end of one of its matches, if that decides it. */
export async function settleSportsBet(books: Books, id: string): Promise<void> {
  const { tables, chance, clock } = books
  const round = tables.rounds.get(id)
  const placed = round && sportsLegsOf(round)
  if (!placed) return
  const legs = placed.map((leg) => ({ ...leg, status: legStatus(chance, leg, clock.now()) }))
  if (slipStatus(legs) === 'open') return
  await settleRound(books, id, { win: slipReturn(round.bet, legs) })
}
