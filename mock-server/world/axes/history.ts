import type { Changes } from '#mock-server/world/scenarios/scenario.ts'
import { playerOf } from './account.ts'
import type { Axis } from './axis.ts'

/** The number of rounds that the player has behind them. */
const rounds = { none: 0, weeks: 90, heavy: 500 } as const
type History = keyof typeof rounds

const between = (rounds.weeks + rounds.heavy) / 2

const playedIn = (state: Changes) => state.rounds?.[playerOf(state)] ?? 0

/** The play before the world began: of the signed-in account, or of the usual member if nobody is signed in to play. */
export const history: Axis<History> = {
  values: ['none', 'weeks', 'heavy'],
  valueIn(state) {
    const played = playedIn(state)
    if (played === 0) return 'none'
    return played < between ? 'weeks' : 'heavy'
  },
  changesTo: (value, state) => ({ rounds: { [playerOf(state)]: rounds[value] } }),
}
