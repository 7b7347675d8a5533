import { payContract } from '../agent-contracts.ts'
import type { Books } from '../books.ts'
import { settleLottery } from '../lottery-orders.ts'
import { answerChat, followUpChat } from './answer-chat.ts'
import { answerLetter } from './answer-letter.ts'
import { creditDeposit } from './credit-deposit.ts'
import { decideApplication } from './decide-application.ts'
import { deliverMessage } from './deliver-message.ts'
import { failDeposit } from './fail-deposit.ts'
import { foldPvp } from './fold-pvp.ts'
import { settleBingo } from './settle-bingo.ts'
import { settleCrashBet } from './settle-crash-bet.ts'
import { settleLiveBets } from './settle-live-bets.ts'
import { settleSportsBet } from './settle-sports-bet.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'

/** When something is to be done again, and for which id; nothing when it is done for good. */
// biome-ignore lint/suspicious/noConfusingVoidType: most performers give nothing.
export type Again = { at: number; id: string } | undefined | void

/** What a world does by itself when its time has come, by kind; each is given the id of what it is about. */
export const performers = {
  creditDeposit,
  failDeposit,
  settleLiveBets,
  settleWithdrawal,
  settleCrashBet,
  settleSportsBet,
  deliverMessage,
  settleBingo,
  foldPvp,
  answerLetter,
  decideApplication,
  answerChat,
  followUpChat,
  settleLottery,
  payContract,
} satisfies Record<string, (books: Books, id: string) => Promise<Again>>

export type DueKind = keyof typeof performers

export const dueKinds = Object.keys(performers) as [DueKind, ...DueKind[]]
