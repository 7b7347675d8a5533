import type { BetType } from './bet-type.ts'
import type { Draw } from './draw.ts'
import { oddsOf, type PrizeMode } from './prize-mode.ts'
import { type Note, notesOf, type Picks } from './shape.ts'

interface Line {
  bet: BetType
  picks: Picks
  mode: PrizeMode
  /** On each note, in minor units; a multiple of a thousand, so that no win is larger than numbers can be. */
  stake: number
}

export interface Hit {
  note: Note
  /** The prize's code; empty where the bet has one prize only. */
  prize: string
  times: number
  /** Thousandths. */
  odds: number
  /** Minor units. */
  win: number
}

/** What a line won in a draw, note by note; empty when it lost. */
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
