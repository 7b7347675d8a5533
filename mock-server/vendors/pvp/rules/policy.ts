import type { PvpMove, PvpOption, PvpTurn } from './hand.ts'
import { type HwatuCard, seotdaStrength } from './seotda.ts'

/** The character of an opponent; each value is from 0 to 1. */
export interface PlayStyle {
  /** Its tendency to stay in the hand. */
  loose: number
  /** Its tendency to raise. */
  bold: number
}

/** The random values of one decision, each in [0, 1). */
export interface Draws {
  raise: number
  bluff: number
  size: number
}

/** The return rate among players of this policy: all bets less the rake. */
export const pvpReturn = 0.951

const bluffs = 0.07

/** Returns an opponent's move from its own cards, its style and the open table. It never sees other cards. */
export function decidePvp(
  held: readonly [HwatuCard, HwatuCard?],
  turn: PvpTurn,
  { loose, bold }: PlayStyle,
  draws: Draws,
): PvpMove {
  const { options, pot, alive } = turn
  const payFor = (move: PvpMove) => options.find((option) => option.move === move)
  const chance = seotdaStrength(held) ** (alive - 1)
  const fair = chance * alive
  const raises = options.filter(({ move }) => move === 'ante' || move === 'double' || move === 'half')
  const eager = fair > 1.5 - 0.4 * bold ? draws.raise < 0.35 + 0.5 * bold : draws.bluff < bluffs * (0.5 + bold)
  if (eager && raises.length > 0) return pick(raises, draws.size)
  if (payFor('check')) return 'check'
  const price = payFor('call')?.pays ?? 0
  return chance * (1.15 + 0.5 * loose) >= price / (pot + price) ? 'call' : 'fold'
}

const pick = (raises: readonly PvpOption[], size: number): PvpMove =>
  raises[Math.floor(size * raises.length)]?.move ?? 'check'
