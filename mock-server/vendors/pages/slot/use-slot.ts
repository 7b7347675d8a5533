import { useCallback, useEffect, useReducer, useRef } from 'react'
import { callVendor } from '#mock-server/vendors/parts/call-vendor.ts'
import { preloadGlyphs } from '#mock-server/vendors/parts/glyph.tsx'
import type { LaunchAddress } from '#mock-server/vendors/parts/launch-address.ts'
import { leaveGame } from '#mock-server/vendors/parts/leave-game.ts'
import { slot } from '#mock-server/vendors/slot-contract.ts'
import { outcomeOf } from './outcome-of.ts'
import { type Action, type Play, reduce, type State } from './slot-state.ts'

/** How long leaving waits for the vendor to hear of it. */
const farewell = 1_500

const beginning = (token: string): State =>
  token === '' ? { screen: 'over', reason: 'expired' } : { screen: 'loading' }

async function open({ token, world }: LaunchAddress): Promise<Action> {
  try {
    const game = await callVendor(slot.open, { token }, world)
    await preloadGlyphs(game.symbols.map(({ glyph }) => glyph))
    return { type: 'opened', game }
  } catch (thrown) {
    return { type: 'failed', outcome: outcomeOf(thrown) }
  }
}

async function playRound({ token, world }: LaunchAddress, play: Play): Promise<Action> {
  try {
    return { type: 'answered', round: await callVendor(slot.spin, { token, ...play }, world) }
  } catch (thrown) {
    return { type: 'failed', outcome: outcomeOf(thrown) }
  }
}

/** The game's state, and the calls that its changes ask for. */
export function useSlot(launch: LaunchAddress) {
  const [state, dispatch] = useReducer(reduce, beginning(launch.token))
  const leaving = useRef(false)

  const loading = state.screen === 'loading'
  useEffect(() => {
    if (!loading) return
    let wanted = true
    open(launch).then((action) => wanted && dispatch(action))
    return () => {
      wanted = false
    }
  }, [loading, launch])

  const play = state.screen === 'table' && state.table.phase.name === 'spinning' ? state.table.phase.play : undefined
  useEffect(() => {
    if (!play) return
    let wanted = true
    playRound(launch, play).then((action) => wanted && dispatch(action))
    return () => {
      wanted = false
    }
  }, [play, launch])

  const playing = state.screen === 'table'
  const leave = useCallback(async () => {
    if (leaving.current) return
    leaving.current = true
    const { token, world } = launch
    // A vendor that does not answer holds nobody back: the launch then ends by its time.
    const closed = playing ? callVendor(slot.close, { token }, world).catch(() => undefined) : undefined
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, farewell))])
    leaveGame()
    leaving.current = false
  }, [launch, playing])

  return { state, dispatch, leave }
}
