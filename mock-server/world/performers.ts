import type { Books } from './books.ts'

/** What a world does by itself when its time has come. */
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
  'payContract',
] as const
export type DueKind = (typeof dueKinds)[number]

/** When to perform again, and for which id; nothing when the matter is finished. */
// biome-ignore lint/suspicious/noConfusingVoidType: most performers return nothing.
export type Again = { at: number; id: string } | undefined | void

/** Performs what is due for the id of a row. */
type Performer = (books: Books, id: string) => Promise<Again>

export type Performers = Readonly<Record<DueKind, Performer>>
