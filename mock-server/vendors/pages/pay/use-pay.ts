import { useCallback, useEffect, useRef, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/parts/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { type Order, pay } from '#mock-server/vendors/pay-contract.ts'

export type Outcome = 'paid' | 'failed' | 'cancelled'

export type State =
  | { screen: 'loading' }
  | { screen: 'trouble'; kind: 'unreachable' | 'unknown' }
  | { screen: 'order'; order: Order; busy: boolean; cut: boolean }

const returnMs = 1500

const troubleOf = (thrown: unknown) =>
  thrown instanceof VendorFailure && thrown.code !== 'UNREACHABLE' ? 'unknown' : 'unreachable'

async function openOrder({ token, world }: LaunchAddress): Promise<State> {
  try {
    const order = await callVendor(pay.open, { token }, world)
    return { screen: 'order', order, busy: false, cut: false }
  } catch (thrown) {
    return { screen: 'trouble', kind: troubleOf(thrown) }
  }
}

/** One order, from its opening to its end. However often a button is pressed, one answer is under way. */
export function usePay(address: LaunchAddress) {
  const [state, setState] = useState<State>({ screen: 'loading' })
  const underWay = useRef(false)

  const loading = state.screen === 'loading'
  useEffect(() => {
    if (!loading) return
    let wanted = true
    openOrder(address).then((next) => wanted && setState(next))
    return () => {
      wanted = false
    }
  }, [loading, address])

  const order = state.screen === 'order' ? state.order : undefined
  const back = useCallback(() => window.location.assign(order?.backUrl ?? '/m/voucherCenter'), [order])

  const paid = order?.status === 'credited'
  useEffect(() => {
    if (!paid) return
    const timer = setTimeout(back, returnMs)
    return () => clearTimeout(timer)
  }, [paid, back])

  async function settle(outcome: Outcome) {
    if (!order || underWay.current) return
    underWay.current = true
    setState({ screen: 'order', order, busy: true, cut: false })
    try {
      const { status } = await callVendor(pay.settle, { token: address.token, outcome }, address.world)
      setState({ screen: 'order', order: { ...order, status }, busy: false, cut: false })
      if (status === 'cancelled') back()
    } catch {
      setState({ screen: 'order', order, busy: false, cut: true })
    } finally {
      underWay.current = false
    }
  }

  return { state, settle, back, retry: () => setState({ screen: 'loading' }) }
}
