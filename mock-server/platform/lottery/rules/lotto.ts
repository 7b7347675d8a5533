import { allDrawn, matches, oneDrawn, sumSide } from './balls.ts'
import type { BetType } from './bet-type.ts'
import { options } from './bet-type.ts'
import { binomial } from './combinatorics.ts'
import { ballPool, ballsOf, drawDistinct, rowOf } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { isSide, sides } from './sides.ts'

const pool = ballPool(45)
const size = 6

/** Returns how many tickets match `count` balls, and have the bonus ball or not (undefined: either). */
function tickets(count: number, bonus: boolean | undefined): number {
  const missed = size - count
  const others = pool.length - size
  const rest = bonus === undefined ? binomial(others, missed) : binomial(others - 1, bonus ? missed - 1 : missed)
  return binomial(size, count) * rest
}

/** The prizes of a ticket, highest first. `bonus`: the ticket must have the bonus ball, must not, or either. */
const tiers = [
  { code: 'first', count: 6, bonus: undefined, share: 0.3 },
  { code: 'second', count: 5, bonus: true, share: 0.1 },
  { code: 'third', count: 5, bonus: false, share: 0.15 },
  { code: 'fourth', count: 4, bonus: undefined, share: 0.2 },
  { code: 'fifth', count: 3, bonus: undefined, share: 0.25 },
] as const

const prizes = tiers.map(({ code, count, bonus, share }) => ({
  code,
  chance: tickets(count, bonus) / binomial(pool.length, size),
  share,
}))

/** A ticket of six numbers with a prize for three or more right ones. */
const ticket: BetType = {
  code: 'ticket',
  plays: ['trad'],
  shape: { kind: 'combination', options: pool, size },
  prizes: () => prizes,
  hits(note, draw) {
    const right = matches(note, ballsOf(draw))
    const withBonus = matches(note, rowOf(draw, 'bonus')) > 0
    return tiers.map(({ count, bonus }) => Number(right === count && (bonus === undefined || bonus === withBonus)))
  },
}

/** Returns the chance of a side of one ball of 45: big from 23 on, and one more odd than even. */
const bonusSide = (side: string) => (side === 'big' || side === 'odd' ? 23 / 45 : 22 / 45)

/** Six of 45, sorted, and a bonus ball. */
export const sixOfFortyFive: LotteryKind = {
  draw(random) {
    const drawn = drawDistinct(random, 'ball', pool, size + 1)
    return [
      { prize: 'balls', numbers: drawn.slice(0, size).toSorted() },
      { prize: 'bonus', numbers: drawn.slice(size) },
    ]
  },
  bets: [
    ticket,
    allDrawn(2, size, pool),
    allDrawn(3, size, pool),
    oneDrawn(size, pool),
    sumSide(size, pool),
    options({
      code: 'bonusSide',
      plays: ['ent'],
      options: sides,
      chance: bonusSide,
      hit: (option, draw) => isSide(option, Number(rowOf(draw, 'bonus')[0]), 23),
    }),
  ],
}
