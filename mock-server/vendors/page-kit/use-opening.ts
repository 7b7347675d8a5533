import { startTransition, useCallback, useRef, useState } from 'react'
import type { LaunchAddress } from './launch-address.ts'
import { leaveGame } from './leave-game.ts'
import { leaveLaunch } from './leave-launch.ts'
import { beginning, ended, type Opening, refused } from './opening.ts'
import type { OverReason } from './outcome.ts'
import { useCall } from './use-call.ts'

/** Opens a launched game and leaves it. `open` calls the vendor and may load what the first frame shows. */
export function useOpening<Opened>(launch: LaunchAddress, open: (launch: LaunchAddress) => Promise<Opened>) {
  const [state, setState] = useState<Opening<Opened>>(beginning(launch.token))
  const leaving = useRef(false)

  useCall({
    request: state.screen === 'loading' ? launch : undefined,
    send: open,
    // A game renders in short tasks: its frame shares the thread with the app's.
    onAnswer: (opened) => startTransition(() => setState({ screen: 'open', opened })),
    onError: (thrown) => setState(refused(thrown)),
  })

  const playing = state.screen === 'open'
  const leave = useCallback(async () => {
    if (leaving.current) return
    leaving.current = true
    await (playing ? leaveLaunch(launch) : leaveGame())
    leaving.current = false
  }, [launch, playing])

  const end = useCallback((reason: OverReason) => setState((last) => ended(last, reason)), [])
  const retry = useCallback(() => setState({ screen: 'loading' }), [])

  return { state, leave, end, retry }
}
