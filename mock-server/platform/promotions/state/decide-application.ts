import { promotions } from '#fixtures/promotions/promotions.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { Books } from '#mock-server/world/books/books.ts'
import { storeLetter } from '#mock-server/world/books/letters.ts'
import { decide, decisionLetter } from '../rules/application.ts'
import { promotionTexts } from './promotion-texts.ts'

/** Returns a member's settled stakes of real money, with their category. */
const stakesOf = ({ tables }: Books, memberId: string) =>
  tables.rounds.by('memberId', memberId).flatMap(({ nodeId, bet, at, player, settledAt }) => {
    const category = catalogue.game(nodeId)?.gameType
    return category && settledAt !== null && player.startsWith('member:') ? [{ category, bet, at }] : []
  })

/** Decides a pending application: pays it if approved, and informs the member by letter. */
export async function decideApplication(books: Books, id: string): Promise<void> {
  const { tables, ledger, clock } = books
  const application = tables.applications.get(id)
  if (application?.state !== 'pending') return
  const { memberId, promotionId, bonus } = application
  const state = decide(application, stakesOf(books, memberId))
  if (state === 'approved') {
    await ledger.move({
      reason: 'promotion',
      from: 'platform',
      to: `member:${memberId}`,
      amount: bonus,
      reference: id,
      idempotencyKey: `promotion/${id}`,
    })
  }
  await tables.applications.update(id, (draft) => {
    draft.state = state
    draft.decidedAt = clock.now()
  })
  const promotion = promotions.find(({ id: known }) => known === promotionId)
  const title = promotion ? promotionTexts(books, promotion).title : { en: '' }
  await storeLetter(books, { memberId, from: 'platform', read: false, ...decisionLetter(state, application, title) })
}
