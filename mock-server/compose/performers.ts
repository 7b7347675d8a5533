import { deliverMessage } from '#mock-server/platform/accounts/state/deliver-message.ts'
import { payContract } from '#mock-server/platform/agents/state/contracts.ts'
import { offerContract } from '#mock-server/platform/agents/state/offers.ts'
import { settleLottery } from '#mock-server/platform/lottery/state/orders.ts'
import { answerChat, followUpChat } from '#mock-server/platform/messages/state/answer-chat.ts'
import { answerLetter } from '#mock-server/platform/messages/state/answer-letter.ts'
import { creditDeposit } from '#mock-server/platform/money/state/credit-deposit.ts'
import { failDeposit } from '#mock-server/platform/money/state/fail-deposit.ts'
import { settleWithdrawal } from '#mock-server/platform/money/state/settle-withdrawal.ts'
import { decideApplication } from '#mock-server/platform/promotions/state/decide-application.ts'
import { settleBingo } from '#mock-server/vendors/bingo/settle-bingo.ts'
import { settleCrashBet } from '#mock-server/vendors/crash/settle-crash-bet.ts'
import { settleLiveBets } from '#mock-server/vendors/live/settle-live-bets.ts'
import { foldPvp } from '#mock-server/vendors/pvp/fold-pvp.ts'
import { settleSportsBet } from '#mock-server/vendors/sports/settle-sports-bet.ts'
import type { Performers } from '#mock-server/world/schedule/performers.ts'

/** The behaviour of each kind of due event, from the areas and the vendors. */
export const performers: Performers = {
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
  offerContract,
  payContract,
}
