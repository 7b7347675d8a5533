import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import { live, type Opened, type Sight } from '../contract.ts'
import { type Action, type Failure, firstTable, type Order, reduce, type Table } from './state.ts'

/** Milliseconds between two looks at the table when nothing is about to happen on it. */
const pause = 2_500
const shortestPause = 350

/** How long until the table is worth looking at again: at the next change of its phase, or soon anyhow. */
function nextLook(sight: Sight, now: number): number {
  const changes = [sight.closesAt, sight.deal?.resultAt ?? 0, sight.endsAt].filter((at) => at > now)
  const until = Math.min(...changes, now + pause) - now
  // A little after the change rather than a little before it.
  return Math.max(shortestPause, until + 60)
}

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof VendorFailure && thrown.code === 'BETTING_CLOSED' ? { kind: 'closed' } : outcomeOf(thrown)

/** The table, and the calls that its changes ask for. */
export function useLive(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(createServerClock)
  const [looks, setLooks] = useState(0)
  const [isLost, setLost] = useState(false)
  const { token } = launch
  const { sight } = table

  // biome-ignore lint/correctness/useExhaustiveDependencies: every look, heard of or lost, is followed by another
  useEffect(() => {
    clock.sync(sight.now)
    let active = true
    const look = async () => {
      try {
        const next = await callVendor(live.look, { token })
        if (!active) return
        setLost(false)
        dispatch({ type: 'updated', sight: next })
      } catch (thrown) {
        const outcome = outcomeOf(thrown)
        if (!active) return
        if (outcome.kind === 'over') return end(outcome.reason)
        setLost(true)
        setLooks((count) => count + 1)
      }
    }
    const timer = setTimeout(look, nextLook(sight, clock.now()))
    return () => {
      active = false
      clearTimeout(timer)
    }
  }, [sight, looks, clock, token, end])

  const order = table.phase.name === 'sending' ? table.phase.order : undefined
  useEffect(() => {
    if (!order) return
    let active = true
    const send = async ({ roundId, bets, idempotencyKey }: Order) => {
      try {
        const next = await callVendor(live.bet, { token, roundId, bets, idempotencyKey })
        if (active) dispatch({ type: 'taken', sight: next })
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
  }, [order, token, end])

  return { table, dispatch, clock, isLost }
}
