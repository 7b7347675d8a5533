import { type Dispatch, useMemo, useReducer, useState } from 'react'
import { callVendor, isFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { live, type Opened, type TableView } from '../contract.ts'
import { type Action, firstTable, type Order, reduce, type Table } from './state.ts'

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

async function placeBets(token: string, order: Order): Promise<Action> {
  try {
    return { type: 'taken', view: await callVendor(live.bet, { token, ...order }) }
  } catch (thrown) {
    if (isFailure(thrown, 'BETTING_CLOSED')) return { type: 'failed', failure: { kind: 'closed' } }
    throw thrown
  }
}

/** Returns the table, polls it and makes the calls that its changes require. */
export function useLive(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(() => clockAt(opened.view.now))
  const [lostPolls, setLostPolls] = useState(0)
  const [isLost, setLost] = useState(false)
  const { token } = launch
  const { view, phase } = table

  const take = (action: Action) => {
    if ('view' in action) clock.sync(action.view.now)
    dispatch(action)
  }

  useVendorCall({
    // Every poll, successful or not, schedules the next.
    request: useMemo(() => ({ view, lostPolls }), [view, lostPolls]),
    delay: () => nextPoll(view, clock.now()),
    send: () => callVendor(live.look, { token }),
    onAnswer: (next) => {
      setLost(false)
      take({ type: 'updated', view: next })
    },
    onFailure: () => {
      setLost(true)
      setLostPolls((count) => count + 1)
    },
    end,
  })

  useVendorCall({
    request: phase.name === 'sending' ? phase.order : undefined,
    send: (order) => placeBets(token, order),
    onAnswer: take,
    onFailure: (failure) => dispatch({ type: 'failed', failure }),
    end,
  })

  return { table, dispatch, clock, isLost }
}
