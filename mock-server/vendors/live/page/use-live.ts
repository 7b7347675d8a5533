import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import { live, type Opened, type TableView } from '../contract.ts'
import { type Action, type Failure, firstTable, type Order, reduce, type Table } from './state.ts'

/** Milliseconds between two polls if no change is due earlier. */
const pause = 2_500
const shortestPause = 350

/** Returns the milliseconds until the next poll: at the next change of phase, or after the usual pause. */
function nextPoll(view: TableView, now: number): number {
  const changes = [view.closesAt, view.deal?.resultAt ?? 0, view.endsAt].filter((at) => at > now)
  const until = Math.min(...changes, now + pause) - now
  // Slightly after the change, not before it.
  return Math.max(shortestPause, until + 60)
}

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof VendorFailure && thrown.code === 'BETTING_CLOSED' ? { kind: 'closed' } : outcomeOf(thrown)

/** Returns the table, polls it and makes the calls that its changes require. */
export function useLive(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(() => clockAt(opened.view.now))
  const [polls, setPolls] = useState(0)
  const [isLost, setLost] = useState(false)
  const { token } = launch
  const { view } = table

  // biome-ignore lint/correctness/useExhaustiveDependencies: every poll, successful or not, schedules the next
  useEffect(() => {
    let active = true
    const poll = async () => {
      try {
        const next = await callVendor(live.look, { token })
        if (!active) return
        setLost(false)
        clock.sync(next.now)
        dispatch({ type: 'updated', view: next })
      } catch (thrown) {
        const outcome = outcomeOf(thrown)
        if (!active) return
        if (outcome.kind === 'over') return end(outcome.reason)
        setLost(true)
        setPolls((count) => count + 1)
      }
    }
    const timer = setTimeout(poll, nextPoll(view, clock.now()))
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [view, polls, clock, token, end])

  const order = table.phase.name === 'sending' ? table.phase.order : undefined
  useEffect(() => {
    if (!order) return
    let active = true
    const send = async ({ roundId, bets, idempotencyKey }: Order) => {
      try {
        const next = await callVendor(live.bet, { token, roundId, bets, idempotencyKey })
        if (!active) return
        clock.sync(next.now)
        dispatch({ type: 'taken', view: next })
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (!active) return
        if (failure.kind === 'over') end(failure.reason)
        else dispatch({ type: 'failed', failure })
      }
    }
    send(order)
    return () => {
      active = false
    }
  }, [order, token, clock, end])

  return { table, dispatch, clock, isLost }
}
