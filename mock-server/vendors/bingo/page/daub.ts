import type { CardWin, Round } from '../contract.ts'

/** How many balls of a round are out at an instant. */
export function ballsOut({ balls, startsAt, every }: Round, now: number): number {
  if (now < startsAt) return 0
  return Math.min(balls.length, Math.floor((now - startsAt) / every) + 1)
}

/** The wins that are complete with so many balls. */
export const winsSoFar = (wins: readonly CardWin[], out: number): CardWin[] => wins.filter(({ ball }) => ball <= out)

export interface CardView {
  /** Covered cells; a cell without a number is covered from the first. */
  covered: boolean[]
  /** Cells of lines that are complete. */
  lit: boolean[]
  /** A cell whose number is all that a line wants. */
  wanted: boolean[]
  /** Of complete lines. */
  lines: number
}

/** A card with some numbers covered. */
export function viewCard(
  card: readonly (number | null)[],
  lines: readonly (readonly number[])[],
  isCovered: (number: number) => boolean,
): CardView {
  const covered = card.map((number) => number === null || isCovered(number))
  const lit = card.map(() => false)
  const wanted = card.map(() => false)
  let complete = 0
  for (const cells of lines) {
    const open = cells.filter((cell) => !covered[cell])
    if (open.length === 0) {
      complete += 1
      for (const cell of cells) lit[cell] = true
    }
    const [only] = open
    if (open.length === 1 && only !== undefined) wanted[only] = true
  }
  return { covered, lit, wanted, lines: complete }
}
