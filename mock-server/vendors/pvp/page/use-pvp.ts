import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import { type Opened, pvp, type TableView } from '../contract.ts'
import { type Action, type Failure, firstTable, openHand, reduce, type Table, type VendorRequest } from './state.ts'

/** Milliseconds between two polls of a hand that waits for the player. */
const pause = 4_000

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof VendorFailure && thrown.code === 'TURN_PASSED' ? { kind: 'passed' } : outcomeOf(thrown)

const send = ({ token }: LaunchAddress, { kind, ...request }: VendorRequest): Promise<TableView> =>
  kind === 'deal'
    ? callVendor(pvp.deal, { token, ...(request as Extract<VendorRequest, { kind: 'deal' }>) })
    : callVendor(pvp.move, { token, ...(request as Extract<VendorRequest, { kind: 'move' }>) })

/** Returns the table, and makes the calls that its changes require. */
export function usePvp(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(() => clockAt(opened.view.now))
  const [looks, setLooks] = useState(0)
  const { view, phase } = table

  const request = phase.name === 'requesting' ? phase.request : undefined
  useEffect(() => {
    if (!request) return
    let active = true
    send(launch, request).then(
      (next) => {
        if (!active) return
        clock.sync(next.now)
        dispatch({ type: 'updated', view: next })
      },
      (thrown) => {
        const failure = failureOf(thrown)
        if (!active) return
        if (failure.kind === 'over') end(failure.reason)
        else dispatch({ type: 'failed', failure })
      },
    )
    return () => {
      active = false
    }
  }, [request, launch, clock, end])

  // Poll a hand that waits for the player: the turn may have ended.
  const isWaiting = openHand(table) !== undefined && phase.name === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every poll, successful or not, schedules the next
  useEffect(() => {
    if (!isWaiting) return
    let active = true
    const look = async () => {
      try {
        const next = await callVendor(pvp.look, { token: launch.token })
        if (!active) return
        clock.sync(next.now)
        dispatch({ type: 'updated', view: next })
      } catch (thrown) {
        const outcome = outcomeOf(thrown)
        if (!active) return
        if (outcome.kind === 'over') end(outcome.reason)
        else setLooks((count) => count + 1)
      }
    }
    const left = (view.hand?.turn?.until ?? view.now + pause) - clock.now()
    const timer = setTimeout(look, Math.min(pause, Math.max(400, left + 80)))
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [view, looks, isWaiting, clock, launch, end])

  return { table, dispatch, clock }
}
