import * as z from 'zod/mini'
import { type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Chance } from '#mock-server/values/chance.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { liveGameNames, returnsOf } from './rules/games.ts'
import { shoeOutcomes } from './rules/shoe.ts'
import { returned } from './rules/spot.ts'

/** The bets of one call at a live table, with stakes in minor units. */
const LiveBets = z.object({
  game: z.enum(liveGameNames),
  shoe: z.int(),
  round: z.int(),
  bets: z.array(z.object({ spot: z.string(), stake: z.int() })),
})
export type LiveBets = z.infer<typeof LiveBets>

/** Returns the bets of a round; undefined for another kind of game. */
export const liveBetsOf = ({ detail }: Pick<Round, 'detail'>): LiveBets | undefined => LiveBets.safeParse(detail).data

/** Returns what a round of a table pays for bets, in minor units. */
export function payoutOf(chance: Chance, nodeId: string, { bets, round, ...shoe }: LiveBets): number {
  const outcome = shoeOutcomes(chance, { ...shoe, nodeId })[round]
  const back = outcome ? returnsOf(outcome) : {}
  return bets.reduce((sum, { spot, stake }) => sum + returned(stake, back[spot] ?? 0), 0)
}

/** Pays the returns of the table's round once its result has been announced. */
export async function settleLiveBets(books: Books, id: string): Promise<void> {
  const row = books.tables.rounds.get(id)
  const placed = row && liveBetsOf(row)
  if (!placed) return
  await settleRound(books, id, { win: payoutOf(books.chance, row.nodeId, placed) })
}
