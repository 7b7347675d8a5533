import { useRef, useState } from 'react'
import type { OrderDetail } from '#contract/lottery.ts'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { lotteryHouse, type Ticket } from '../contract.ts'
import { type House, useHouse } from './house.ts'

export type Placing = { state: 'ready' } | { state: 'busy' } | { state: 'refused'; message: string }

/** Why the house did not take an order, in the player's words. */
function refusal(thrown: unknown, { text, money, language }: House): string {
  if (!(thrown instanceof VendorFailure)) throw thrown
  if (thrown.code === 'LOTTERY_CLOSED') return text.closedMeanwhile
  if (thrown.code === 'REAL_ACCOUNT_REQUIRED') return text.realOnly
  if (thrown.code === 'INVALID_INPUT') return text.failed
  const outcome = outcomeOf(thrown)
  if (outcome.kind === 'short') return fill(text.short, { balance: money(outcome.balance ?? 0) })
  if (outcome.kind === 'over') return sharedTexts.in(language).over[outcome.reason].text
  return outcome.kind === 'trouble' && outcome.trouble === 'unreachable' ? text.cut : text.failed
}

/**
 * Places an order. The same wish keeps its key until it has been answered, so that asking again after a lost answer
 * cannot bet twice.
 */
export function usePlace(onPlaced: (order: OrderDetail) => void) {
  const house = useHouse()
  const [placing, setPlacing] = useState<Placing>({ state: 'ready' })
  const last = useRef({ wish: '', idempotencyKey: '' })

  async function place(ticket: Omit<Ticket, 'idempotencyKey' | 'language'>) {
    const wish = JSON.stringify(ticket)
    if (last.current.wish !== wish) last.current = { wish, idempotencyKey: crypto.randomUUID() }
    const { idempotencyKey } = last.current
    setPlacing({ state: 'busy' })
    try {
      const { order } = await house.ask(lotteryHouse.place, { ...ticket, idempotencyKey, language: house.languageCode })
      last.current = { wish: '', idempotencyKey: '' }
      setPlacing({ state: 'ready' })
      onPlaced(order)
    } catch (thrown) {
      setPlacing({ state: 'refused', message: refusal(thrown, house) })
    }
  }

  return { placing, place }
}
