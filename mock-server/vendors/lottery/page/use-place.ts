import { useRef, useState } from 'react'
import type { OrderDetail } from '#contract/lottery.ts'
import { VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { sharedTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import { lotteryHouse, type Ticket } from '../contract.ts'
import { type Page, usePage } from './page-context.ts'

export type Placing = { state: 'ready' } | { state: 'busy' } | { state: 'refused'; message: string }

/** Returns the player's message for a refused order. */
function refusal(thrown: unknown, { text, money, language }: Page): string {
  if (!(thrown instanceof VendorFailure)) throw thrown
  if (thrown.code === 'LOTTERY_CLOSED') return text.closedMeanwhile
  if (thrown.code === 'REAL_ACCOUNT_REQUIRED') return text.realOnly
  if (thrown.code === 'INVALID_INPUT') return text.failed
  const outcome = outcomeOf(thrown)
  if (outcome.kind === 'short') return fill(text.short, { balance: money(outcome.balance ?? 0) })
  if (outcome.kind === 'over') return sharedTexts.in(language).over[outcome.reason].text
  return outcome.kind === 'trouble' && outcome.trouble === 'unreachable' ? text.cut : text.failed
}

/** Places an order. The same ticket keeps its key until it is answered, so a retry cannot bet twice. */
export function usePlace(onPlaced: (order: OrderDetail) => void) {
  const page = usePage()
  const [placing, setPlacing] = useState<Placing>({ state: 'ready' })
  const last = useRef({ request: '', idempotencyKey: '' })

  async function place(ticket: Omit<Ticket, 'idempotencyKey' | 'language'>) {
    const request = JSON.stringify(ticket)
    if (last.current.request !== request) last.current = { request, idempotencyKey: crypto.randomUUID() }
    const { idempotencyKey } = last.current
    setPlacing({ state: 'busy' })
    try {
      const { order } = await page.call(lotteryHouse.place, { ...ticket, idempotencyKey, language: page.languageCode })
      last.current = { request: '', idempotencyKey: '' }
      setPlacing({ state: 'ready' })
      onPlaced(order)
    } catch (thrown) {
      setPlacing({ state: 'refused', message: refusal(thrown, page) })
    }
  }

  return { placing, place }
}
