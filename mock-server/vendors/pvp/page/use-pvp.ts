import { type Dispatch, useEffect, useReducer, useState } from 'react'
import { callVendor, VendorFailure } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { createServerClock } from '#mock-server/vendors/page-kit/server-clock.ts'
import { type Opened, pvp, type Sight } from '../contract.ts'
import { type Action, type Ask, type Failure, firstTable, openHand, reduce, type Table } from './state.ts'

/** Milliseconds between two looks at a hand that waits for the player. */
const pause = 4_000

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof VendorFailure && thrown.code === 'TURN_PASSED' ? { kind: 'passed' } : outcomeOf(thrown)

const send = ({ token }: LaunchAddress, { kind, ...ask }: Ask): Promise<Sight> =>
  kind === 'deal'
    ? callVendor(pvp.deal, { token, ...(ask as Extract<Ask, { kind: 'deal' }>) })
    : callVendor(pvp.move, { token, ...(ask as Extract<Ask, { kind: 'move' }>) })

/** The table, and the calls that its changes ask for. */
export function usePvp(launch: LaunchAddress, opened: Opened, end: (reason: OverReason) => void) {
  const [table, dispatch]: [Table, Dispatch<Action>] = useReducer(reduce, opened, firstTable)
  const [clock] = useState(createServerClock)
  const [looks, setLooks] = useState(0)
  const { sight, phase } = table

  const ask = phase.name === 'asking' ? phase.ask : undefined
  useEffect(() => {
    if (!ask) return
    let wanted = true
    send(launch, ask).then(
      (next) => wanted && dispatch({ type: 'told', sight: next }),
      (thrown) => {
        const failure = failureOf(thrown)
        if (!wanted) return
        if (failure.kind === 'over') end(failure.reason)
        else dispatch({ type: 'failed', failure })
      },
    )
    return () => {
      wanted = false
    }
  }, [ask, launch, end])

  // A hand that waits for the player is looked at again: his time may have run out.
  const isWaiting = openHand(table) !== undefined && phase.name === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: every look, heard of or lost, is followed by another
  useEffect(() => {
    clock.tell(sight.now)
    if (!isWaiting) return
    let wanted = true
    const look = async () => {
      try {
        const next = await callVendor(pvp.look, { token: launch.token })
        if (wanted) dispatch({ type: 'told', sight: next })
      } catch (thrown) {
        const outcome = outcomeOf(thrown)
        if (!wanted) return
        if (outcome.kind === 'over') end(outcome.reason)
        else setLooks((count) => count + 1)
      }
    }
    const left = (sight.hand?.turn?.until ?? sight.now + pause) - clock.now()
    const timer = setTimeout(look, Math.min(pause, Math.max(400, left + 80)))
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [sight, looks, isWaiting, clock, launch, end])

  return { table, dispatch, clock }
}
