import type { PvpMove, PvpOption, PvpTurn } from './hand.ts'
import { type HwatuCard, seotdaStrength } from './seotda.ts'

/** How an opponent is: each 0 to 1. */
export interface Temper {
  /** How gladly it stays in. */
  loose: number
  /** How gladly it raises. */
  bold: number
}

/** What is by chance in one decision: each a value in [0, 1). */
export interface Mood {
  raise: number
  bluff: number
  size: number
}

/** Of all that players of this way of playing bet against one another, what comes back: all but the rake. */
export const pvpReturn = 0.951

const bluffs = 0.07

/**
 * What an opponent does: from its own cards, its temper, and what lies open on the table. It sees no other cards, so
 * nobody can be cheated by it.
 */
export function decidePvp(
  held: readonly [HwatuCard, HwatuCard?],
  turn: PvpTurn,
  { loose, bold }: Temper,
  mood: Mood,
): PvpMove {
  const { options, pot, alive } = turn
  const payFor = (move: PvpMove) => options.find((option) => option.move === move)
  const chance = seotdaStrength(held) ** (alive - 1)
  const fair = chance * alive
  const raises = options.filter(({ move }) => move === 'ante' || move === 'double' || move === 'half')
  const eager = fair > 1.5 - 0.4 * bold ? mood.raise < 0.35 + 0.5 * bold : mood.bluff < bluffs * (0.5 + bold)
  if (eager && raises.length > 0) return pick(raises, mood.size)
  if (payFor('check')) return 'check'
  const price = payFor('call')?.pays ?? 0
  return chance * (1.15 + 0.5 * loose) >= price / (pot + price) ? 'call' : 'fold'
}

const pick = (raises: readonly PvpOption[], size: number): PvpMove =>
  raises[Math.floor(size * raises.length)]?.move ?? 'check'
