import type { Books } from '#mock-server/world/books/books.ts'

/** The kinds of events that a world performs by itself when they are due. */
export const dueKinds = [
  'creditDeposit',
  'failDeposit',
  'settleLiveBets',
  'settleWithdrawal',
  'settleCrashBet',
  'settleSportsBet',
  'deliverMessage',
  'settleBingo',
  'foldPvp',
  'answerLetter',
  'decideApplication',
  'answerChat',
  'followUpChat',
  'settleLottery',
  'offerContract',
  'payContract',
] as const
export type DueKind = (typeof dueKinds)[number]

/** The next time to perform, and the id; undefined if the work is finished. */
// biome-ignore lint/suspicious/noConfusingVoidType: most performers return nothing.
export type NextRun = { at: number; id: string } | undefined | void

/** Performs a due event for the id of a row. */
type Performer = (books: Books, id: string) => Promise<NextRun>

export type Performers = Readonly<Record<DueKind, Performer>>
