import type { PvpHand } from './hand.ts'

/** Milliseconds. */
const times = { deal: 2_400, secondCard: 1_600, think: 900, thinkMore: 1_100, showdown: 1_200 }
/** Milliseconds per turn; then the player folds. */
export const turnTime = 20_000

/** When each event of a hand happened, when the player's turn started, and when the cards were shown. */
export interface PvpTimes {
  events: number[]
  /** The start of the player's turn, or the end of the hand. */
  next: number
}

interface Course {
  startsAt: number
  /** When the player made each move. */
  moves: readonly number[]
  /** Returns the slowness of an opponent's decision by its number, in [0, 1). */
  slowness: (decision: number) => number
}

/** Returns the times of a hand. Opponents take time to think; the player's moves keep their own times. */
export function timePvp({ events, street, result }: PvpHand, { startsAt, moves, slowness }: Course): PvpTimes {
  let at = startsAt + times.deal
  let moveCount = 0
  let last: 1 | 2 = 1
  const turnOver = (next: 1 | 2) => {
    if (next !== last) at += times.secondCard
    last = next
  }
  const happened = events.map((event, decision) => {
    turnOver(event.street)
    if (event.seat === 0) {
      at = Math.max(at, moves[moveCount] ?? at)
      moveCount += 1
    } else at += times.think + Math.floor(times.thinkMore * slowness(decision))
    return at
  })
  turnOver(street)
  return { events: happened, next: result ? at + times.showdown : at }
}
