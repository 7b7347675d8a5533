import { type Dispatch, useReducer } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import type { OverReason } from '#mock-server/vendors/page-kit/outcome.ts'
import { useVendorCall } from '#mock-server/vendors/page-kit/use-vendor-call.ts'
import { type Opened, slot } from '../contract.ts'
import { type Action, firstTable, reduce, type Table } from './state.ts'

/** Returns the table, and makes the calls that its changes require. */
export function useSlot(
  { token }: LaunchAddress,
  game: Opened,
  end: (reason: OverReason) => void,
): { table: Table; dispatch: Dispatch<Action> } {
  const [table, dispatch] = useReducer(reduce, game, firstTable)

  useVendorCall({
    request: table.phase.name === 'spinning' ? table.phase.play : undefined,
    send: (play) => callVendor(slot.spin, { token, ...play }),
    onAnswer: (round) => dispatch({ type: 'answered', round }),
    onFailure: (outcome) => dispatch({ type: 'failed', outcome }),
    end,
  })

  return { table, dispatch }
}
