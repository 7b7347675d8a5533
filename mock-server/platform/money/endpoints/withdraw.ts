import { inLanguage } from '#contract/localised.ts'
import { withdraw } from '#contract/withdraw.ts'
import { cardLimit, payoutBanks } from '#fixtures/withdrawals.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import { implement } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { cardsOf, cardView } from './bank-cards.ts'
import { turnoverView } from './bonus-turnover.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { limitsView, withdrawMoney, withdrawReport } from './withdrawals.ts'

export const withdrawEndpoints = implement(withdraw, {
  bankCards(call) {
    const { input, member, world, now } = call
    checkReal(call)
    const language = languageOf(input.language)
    return {
      cards: cardsOf(world, member.id).map((card) => cardView(card, language)),
      cardLimit,
      banks: payoutBanks.map(({ code, name }) => ({ code, name: inLanguage(name, language) })),
      limits: limitsView(world, member.id, now),
      turnover: turnoverView(world, member.id, language),
    }
  },
  withdraw: withdrawMoney,
  cancelWithdrawal,
  withdrawReport,
})
