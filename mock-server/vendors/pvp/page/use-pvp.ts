import { type Dispatch, useMemo, useReducer, useState } from 'react'
import { callVendor, isFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { clockAt } from '#mock-server/vendors/page-kit/server-clock.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { type Opened, pvp, type TableView } from '../contract.ts'
import { type Action, firstTable, openHand, reduce, type Table, type VendorRequest } from './state.ts'

/** Milliseconds between two polls of a hand that waits for the player. */
const pause = 4_000
const shortestPause = 400

/** Returns the milliseconds until the next poll: slightly after the end of the turn, or after the usual pause. */
function nextPoll({ hand, now: seenAt }: TableView, now: number): number {
  const left = (hand?.turn?.until ?? seenAt + pause) - now
  return Math.min(pause, Math.max(shortestPause, left + 80))
}

const send = ({ token }: LaunchAddress, { kind, ...request }: VendorRequest): Promise<TableView> =>
  kind === 'deal'
    ? callVendor(pvp.deal, { token, ...(request as Extract<VendorRequest, { kind: 'deal' }>) })
    : callVendor(pvp.move, { token, ...(request as Extract<VendorRequest, { kind: 'move' }>) })

async function perform(launch: LaunchAddress, request: VendorRequest): Promise<Action> {
  try {
    return { type: 'updated', view: await send(launch, request) }
  } catch (thrown) {
    if (isFailure(thrown, 'TURN_PASSED')) return { type: 'failed', failure: { kind: 'passed' } }
    // An own limit refuses a move without ending the hand: cheaper moves are left.
    if (isFailure(thrown, 'PLAY_LIMIT_REACHED') && request.kind === 'move')
      return { type: 'failed', failure: { kind: 'limited' } }
    throw thrown
  }
}

/** Returns the table, and makes the calls that its changes require. */
export function usePvp(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(() => clockAt(opened.view.now))
  const [lostPolls, setLostPolls] = useState(0)
  const { view, phase } = table

  const take = (action: Action) => {
    if ('view' in action) clock.sync(action.view.now)
    dispatch(action)
  }

  useVendorCall({
    request: phase.name === 'requesting' ? phase.request : undefined,
    send: (request) => perform(launch, request),
    onAnswer: take,
    onFailure: (failure) => dispatch({ type: 'failed', failure }),
    end,
  })

  // Poll a hand that waits for the player: the turn may have ended.
  const isWaiting = openHand(table) !== undefined && phase.name === 'ready'
  // Every poll, successful or not, schedules the next.
  const poll = useMemo(() => ({ view, lostPolls }), [view, lostPolls])
  useVendorCall({
    request: isWaiting ? poll : undefined,
    delay: () => nextPoll(view, clock.now()),
    send: () => callVendor(pvp.look, { token: launch.token }),
    onAnswer: (next) => take({ type: 'updated', view: next }),
    onFailure: () => setLostPolls((count) => count + 1),
    end,
  })

  return { table, dispatch, clock }
}
