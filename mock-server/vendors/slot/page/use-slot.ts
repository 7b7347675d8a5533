import { type Dispatch, useEffect, useReducer } from 'react'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import type { LaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import { type OverReason, outcomeOf } from '#mock-server/vendors/page-kit/outcome.ts'
import { type Opened, slot } from '../contract.ts'
import { type Action, firstTable, type Play, reduce, type Table } from './state.ts'

async function playRound({ token }: LaunchAddress, play: Play, end: (reason: OverReason) => void) {
  try {
    return { type: 'answered', round: await callVendor(slot.spin, { token, ...play }) } as const
  } catch (thrown) {
    const outcome = outcomeOf(thrown)
    if (outcome.kind !== 'over') return { type: 'failed', outcome } as const
    end(outcome.reason)
    return undefined
  }
}

/** Returns the table, and makes the calls that its changes require. */
export function useSlot(
  launch: LaunchAddress,
  game: Opened,
  end: (reason: OverReason) => void,
): { table: Table; dispatch: Dispatch<Action> } {
  const [table, dispatch] = useReducer(reduce, game, firstTable)

  const play = table.phase.name === 'spinning' ? table.phase.play : undefined
  useEffect(() => {
    if (!play) return
    let active = true
    const endIfActive = (reason: OverReason) => {
      if (active) end(reason)
    }
    playRound(launch, play, endIfActive).then((action) => active && action && dispatch(action))
    return () => {
      active = false
    }
  }, [play, launch, end])

  return { table, dispatch }
}
