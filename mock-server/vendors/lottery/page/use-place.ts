import { type RefObject, useState } from 'react'
import type { OrderDetail } from '#contract/lottery.ts'
import { newKey } from '#contract/new-key.ts'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { lotteryHouse, type Ticket } from '../contract.ts'
import { type Page, usePage } from './page-context.ts'

export type Placing = { state: 'ready' } | { state: 'busy' } | { state: 'refused'; message: string }

/** Returns whether a call has failed without an answer: its order may have been placed. */
const isCut = (thrown: VendorFailure) => {
  const outcome = outcomeOf(thrown)
  return outcome.kind === 'trouble' && outcome.trouble === 'unreachable'
}

/** Returns the player's message for a refused order. */
function refusal(thrown: VendorFailure, { text, money, language }: Page): string {
  if (thrown.code === 'LOTTERY_CLOSED') return text.closedMeanwhile
  if (thrown.code === 'REAL_ACCOUNT_REQUIRED') return text.realOnly
  if (thrown.code === 'INVALID_INPUT') return text.failed
  const outcome = outcomeOf(thrown)
  if (outcome.kind === 'short') return fill(text.short, { balance: money(outcome.balance ?? 0) })
  if (outcome.kind === 'over') return sharedTexts.in(language).over[outcome.reason].text
  return isCut(thrown) ? text.cut : text.failed
}

export type Order = Omit<Ticket, 'language'>

/** Identifies what a person orders: the draws move on with the time, their number does not. */
const wishOf = ({ numeros, playType, prizeMode, gameId, lines, stopOnWin }: Omit<Order, 'idempotencyKey'>) =>
  JSON.stringify([playType, prizeMode, gameId, lines, stopOnWin, numeros.length])

/**
 * Places an order. Until it is answered, `unanswered` keeps it: the same wish sends the same order again, also after its
 * draw has closed, so that a retry cannot bet twice.
 */
export function usePlace(unanswered: RefObject<Order | undefined>, onPlaced: (order: OrderDetail) => void) {
  const page = usePage()
  const [placing, setPlacing] = useState<Placing>({ state: 'ready' })

  async function place(wish: Omit<Order, 'idempotencyKey'>) {
    const former = unanswered.current
    const order = former && wishOf(former) === wishOf(wish) ? former : { ...wish, idempotencyKey: newKey() }
    unanswered.current = order
    setPlacing({ state: 'busy' })
    try {
      const answer = await page.call(lotteryHouse.place, { ...order, language: page.languageCode })
      unanswered.current = undefined
      setPlacing({ state: 'ready' })
      onPlaced(answer.order)
    } catch (thrown) {
      if (!(thrown instanceof VendorFailure)) throw thrown
      if (!isCut(thrown)) unanswered.current = undefined
      setPlacing({ state: 'refused', message: refusal(thrown, page) })
    }
  }

  return { placing, place }
}
