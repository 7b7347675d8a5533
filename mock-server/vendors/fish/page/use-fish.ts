import { type Dispatch, useEffect, useReducer } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { newKey } from '#mock-server/vendors/page-kit/new-key.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { type FishOpened, fish } from '../contract.ts'
import { type Action, type Batch, firstTable, reduce, type Table } from './state.ts'

type End = (reason: OverReason) => void

/** Milliseconds over which hits are collected before they are sent. */
const gathering = 220

async function shoot({ token }: LaunchAddress, batch: Batch, end: End): Promise<Action | undefined> {
  const { hits, idempotencyKey } = batch
  const [{ bet } = { bet: 0 }] = hits
  const shots = hits.map(({ species }) => species)
  try {
    return { type: 'answered', volley: await callVendor(fish.shoot, { token, bet, shots, idempotencyKey }) }
  } catch (thrown) {
    const outcome = outcomeOf(thrown)
    if (outcome.kind !== 'over') return { type: 'failed', outcome }
    end(outcome.reason)
    return undefined
  }
}

interface Ending {
  end: End
  /** Whether the player has left: the launch is closed then, and would refuse further hits. */
  left: boolean
}

/** Returns the game's table, and sends its hits one batch after another until the player leaves. */
export function useFish(
  launch: LaunchAddress,
  opened: FishOpened,
  { end, left }: Ending,
): { table: Table; dispatch: Dispatch<Action> } {
  const [table, dispatch] = useReducer(reduce, opened, firstTable)
  const { batch, stop, waiting } = table

  const sent = stop || left ? undefined : batch
  useEffect(() => {
    if (!sent) return
    let active = true
    shoot(launch, sent, end).then((action) => active && action && dispatch(action))
    return () => {
      active = false
    }
  }, [launch, sent, end])

  const due = waiting.length > 0 && !batch && !stop && !left
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => dispatch({ type: 'sent', idempotencyKey: newKey() }), gathering)
    return () => clearTimeout(timer)
  }, [due])

  return { table, dispatch }
}
