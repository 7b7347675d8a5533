import type { PvpHand } from './hand.ts'

/** Milliseconds. */
const times = { deal: 2_400, secondCard: 1_600, think: 900, thinkMore: 1_100, showdown: 1_200 }
/** How long a player may think, from when the turn has come to him; then he has folded. */
export const turnTime = 20_000

/** When each event of a hand happened, when the player's turn came, and when the cards were shown. */
export interface PvpTimes {
  events: number[]
  /** Of the player's turn or of the end, whichever the hand has come to. */
  next: number
}

interface Course {
  startsAt: number
  /** When the player made each of his moves. */
  moves: readonly number[]
  /** How slow each decision of the others was: a value in [0, 1) by its number. */
  slowness: (decision: number) => number
}

/** The others take their time; the player's own moves happened when they did. */
export function timePvp({ events, street, result }: PvpHand, { startsAt, moves, slowness }: Course): PvpTimes {
  let at = startsAt + times.deal
  let made = 0
  let last: 1 | 2 = 1
  const turnOver = (next: 1 | 2) => {
    if (next !== last) at += times.secondCard
    last = next
  }
  const happened = events.map((event, decision) => {
    turnOver(event.street)
    if (event.seat === 0) {
      at = Math.max(at, moves[made] ?? at)
      made += 1
    } else at += times.think + Math.floor(times.thinkMore * slowness(decision))
    return at
  })
  turnOver(street)
  return { events: happened, next: result ? at + times.showdown : at }
}
