import type { CardWin, Round } from '../contract.ts'

/** Returns how many balls of a round are drawn at an instant. */
export function ballsOut({ balls, startsAt, every }: Round, now: number): number {
  if (now < startsAt) return 0
  return Math.min(balls.length, Math.floor((now - startsAt) / every) + 1)
}

/** Returns the wins that a number of balls complete. */
export const winsSoFar = (wins: readonly CardWin[], out: number): CardWin[] => wins.filter(({ ball }) => ball <= out)

export interface CardView {
  /** Covered cells; a cell without a number is always covered. */
  covered: boolean[]
  /** Cells of complete lines. */
  lit: boolean[]
  /** Cells that are the last missing one of a line. */
  completing: boolean[]
  /** The number of complete lines. */
  lines: number
}

/** Returns the view of a card with some numbers covered. */
export function viewCard(
  card: readonly (number | null)[],
  lines: readonly (readonly number[])[],
  isCovered: (number: number) => boolean,
): CardView {
  const covered = card.map((number) => number === null || isCovered(number))
  const lit = card.map(() => false)
  const completing = card.map(() => false)
  let complete = 0
  for (const cells of lines) {
    const open = cells.filter((cell) => !covered[cell])
    if (open.length === 0) {
      complete += 1
      for (const cell of cells) lit[cell] = true
    }
    const [only] = open
    if (open.length === 1 && only !== undefined) completing[only] = true
  }
  return { covered, lit, completing, lines: complete }
}
