import { useCallback, useEffect, useRef, useState } from 'react'
import { callVendor, isFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { useCall } from '#mock-server/vendors/page-kit/use-call.ts'
import { type Order, pay } from '../contract.ts'
import type { PayAddress } from './address.ts'

export type Outcome = 'paid' | 'failed' | 'cancelled' | 'timeout'

/** Why the last call has no answer. */
export type PaymentFailure = 'unreachable' | 'unanswered'

export type State =
  | { screen: 'loading' }
  | { screen: 'trouble'; kind: 'unreachable' | 'unknown' }
  | { screen: 'order'; order: Order; busy: boolean; failure?: PaymentFailure }

/** Opens a page of an app: without its address at this page's host, without a path where the payer came from. */
export type Go = (path?: string, appUrl?: string) => void

const returnMs = 1500
/** Milliseconds between two polls of an order that may change elsewhere. */
const pollMs = 2500

async function openOrder({ token }: PayAddress): Promise<State> {
  try {
    return { screen: 'order', order: await callVendor(pay.open, { token }), busy: false }
  } catch (thrown) {
    return { screen: 'trouble', kind: isFailure(thrown, 'UNREACHABLE') ? 'unreachable' : 'unknown' }
  }
}

/** Polls the order while another device or the provider may change it. A failed poll is ignored. */
function usePolling(state: State, address: PayAddress, onSeen: (order: Order) => void) {
  const order = state.screen === 'order' && !state.busy ? state.order : undefined
  const active = order?.status === 'processing' || order?.status === 'pending'
  const seen = useRef(onSeen)
  useEffect(() => {
    seen.current = onSeen
  })
  useEffect(() => {
    if (!active) return
    let left = false
    const timer = setInterval(async () => {
      if (document.hidden) return
      const next = await openOrder(address)
      if (!left && next.screen === 'order') seen.current(next.order)
    }, pollMs)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [active, address])
}

/** Runs one order from its opening to its end. Only one report is sent at a time. */
export function usePay(address: PayAddress, go: Go) {
  const [state, setState] = useState<State>({ screen: 'loading' })
  const underWay = useRef(false)

  useCall({ request: state.screen === 'loading' ? address : undefined, send: openOrder, onAnswer: setState })

  usePolling(state, address, (seen) =>
    setState((now) => (now.screen === 'order' && !now.busy ? { ...now, order: seen } : now)),
  )

  const order = state.screen === 'order' ? state.order : undefined
  const { backUrl, appUrl } = order ?? {}
  const back = useCallback(() => go(backUrl, appUrl), [backUrl, appUrl, go])

  const credited = order?.status === 'credited'
  useEffect(() => {
    if (!credited) return
    const timer = setTimeout(back, returnMs)
    return () => clearTimeout(timer)
  }, [credited, back])

  async function settle(outcome: Outcome) {
    if (!order || underWay.current) return
    underWay.current = true
    setState({ screen: 'order', order, busy: true })
    try {
      const { status } = await callVendor(pay.settle, { token: address.token, outcome })
      setState({ screen: 'order', order: { ...order, status }, busy: false })
      if (status === 'cancelled') back()
    } catch (thrown) {
      const failure = isFailure(thrown, 'PAYMENT_TIMEOUT') ? 'unanswered' : 'unreachable'
      setState({ screen: 'order', order, busy: false, failure })
    } finally {
      underWay.current = false
    }
  }

  return { state, settle, back, retry: () => setState({ screen: 'loading' }) }
}
