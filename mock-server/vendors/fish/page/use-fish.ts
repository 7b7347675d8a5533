import { type Dispatch, useEffect, useReducer } from 'react'
import { newKey } from '#contract/new-key.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { fish, type Opened, type Volley } from '../contract.ts'
import { type Action, type Batch, firstTable, reduce, type Table } from './state.ts'

/** Milliseconds over which hits are collected before they are sent. */
const gathering = 220

function shoot({ token }: LaunchAddress, { hits, idempotencyKey }: Batch): Promise<Volley> {
  const [{ bet } = { bet: 0 }] = hits
  const shots = hits.map(({ species }) => species)
  return callVendor(fish.shoot, { token, bet, shots, idempotencyKey })
}

interface Ending {
  end: (reason: OverReason) => void
  /** Whether the player has left: the launch is closed then, and would refuse further hits. */
  left: boolean
}

/** Returns the game's table, and sends its hits one batch after another until the player leaves. */
export function useFish(
  launch: LaunchAddress,
  opened: Opened,
  { end, left }: Ending,
): { table: Table; dispatch: Dispatch<Action> } {
  const [table, dispatch] = useReducer(reduce, opened, firstTable)
  const { batch, stop, waiting } = table

  useVendorCall({
    request: stop || left ? undefined : batch,
    send: (sent) => shoot(launch, sent),
    onAnswer: (volley) => dispatch({ type: 'answered', volley }),
    onFailure: (outcome) => dispatch({ type: 'failed', outcome }),
    end,
  })

  const due = waiting.length > 0 && !batch && !stop && !left
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => dispatch({ type: 'sent', idempotencyKey: newKey() }), gathering)
    return () => clearTimeout(timer)
  }, [due])

  return { table, dispatch }
}
