import type { BetType } from './bet-type.ts'
import type { Draw } from './draw.ts'
import { oddsOf, type PrizeMode } from './prize-mode.ts'
import { type Note, notesOf, type Picks } from './shape.ts'

interface Line {
  bet: BetType
  picks: Picks
  mode: PrizeMode
  /** The stake on each note in minor units. A multiple of 1,000, so that wins stay safe integers. */
  stake: number
}

export interface Hit {
  note: Note
  /** The prize's code; empty if the bet has only one prize. */
  prize: string
  times: number
  /** Thousandths. */
  odds: number
  /** Minor units. */
  win: number
}

/** Returns the wins of a line's notes in a draw; empty if it lost. */
export function hitsOf({ bet, picks, mode, stake }: Line, draw: Draw): Hit[] {
  return notesOf(bet.shape, picks).flatMap((note) => {
    const hits = bet.hits(note, draw)
    return bet.prizes(note).flatMap((prize, at) => {
      const times = hits[at] ?? 0
      const odds = oddsOf(prize, mode)
      return times > 0
        ? [{ note, prize: prize.code, times, odds, win: Math.floor((stake / 1_000) * times * odds) }]
        : []
    })
  })
}
