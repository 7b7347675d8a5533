import * as z from 'zod/mini'
import { type Round, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import type { Books } from '#mock-server/world/books.ts'
import { crashPoint, reaches, topMultiplier, winAt } from './rules/crash.ts'
import { crashSeeds } from './rules/schedule.ts'

/** A bet on a round of a crash game. */
const CrashBet = z.object({
  crashRound: z.int(),
  /** Where it wants out by itself. */
  auto: z.nullable(z.number()),
  /** Where it got out; null while it is open, and when it was lost. */
  cashedOut: z.nullable(z.number()),
})
export type CrashBet = z.infer<typeof CrashBet>

/** Undefined for a round of another kind of game. */
export const crashBetOf = ({ detail }: Pick<Round, 'detail'>): CrashBet | undefined => CrashBet.safeParse(detail).data

/** Ends a bet that was taken out at a multiplier, or with null one that was lost. */
export const endCrashBet = (books: Books, { id, bet, detail }: Round, cashedOut: number | null): Promise<Round> =>
  settleRound(books, id, {
    win: cashedOut === null ? 0 : winAt(bet, cashedOut),
    detail: { ...structuredClone(detail), cashedOut },
  })

/** The round's crash, or the multiplier that the bet wanted out at, has come: what nobody took out before is settled. */
export async function settleCrashBet(books: Books, id: string): Promise<void> {
  const round = books.tables.rounds.get(id)
  const placed = round && crashBetOf(round)
  if (!placed) return
  const wanted = placed.auto ?? topMultiplier
  const point = crashPoint(crashSeeds(books.chance, round.nodeId)(placed.crashRound))
  await endCrashBet(books, round, reaches(point, wanted) ? wanted : null)
}
