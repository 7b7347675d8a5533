import * as z from 'zod/mini'
import { type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { crashPoint, reaches, topMultiplier, winAt } from './rules/crash.ts'
import { crashSeeds } from './rules/schedule.ts'

/** A bet on a round of a crash game. */
const CrashBet = z.object({
  crashRound: z.int(),
  /** The multiplier of the automatic cash-out. */
  auto: z.nullable(z.number()),
  /** The multiplier at which it was cashed out; null if open or lost. */
  cashedOut: z.nullable(z.number()),
})
export type CrashBet = z.infer<typeof CrashBet>

/** Returns the bet of a round; undefined for another kind of game. */
export const crashBetOf = ({ detail }: Pick<Round, 'detail'>): CrashBet | undefined => CrashBet.safeParse(detail).data

/** Settles a bet that was cashed out at a multiplier, or lost if null. */
export const endCrashBet = (books: Books, { id, bet, detail }: Round, cashedOut: number | null): Promise<Round> =>
  settleRound(books, id, {
    win: cashedOut === null ? 0 : winAt(bet, cashedOut),
    detail: { ...structuredClone(detail), cashedOut },
  })

/** Settles a bet that is still open at its target multiplier or at the crash. */
export async function settleCrashBet(books: Books, id: string): Promise<void> {
  const round = books.tables.rounds.get(id)
  const placed = round && crashBetOf(round)
  if (!placed) return
  const target = placed.auto ?? topMultiplier
  const point = crashPoint(crashSeeds(books.chance, round.nodeId)(placed.crashRound))
  await endCrashBet(books, round, reaches(point, target) ? target : null)
}
