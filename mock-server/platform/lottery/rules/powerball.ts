import { allDrawn, oneDrawn, sumSide } from './balls.ts'
import { options } from './bet-type.ts'
import { shareOf, sumsOfSubsets } from './combinatorics.ts'
import { ballPool, ballsOf, type Draw, decimalDigits, drawDigits, drawDistinct, rowOf, sum } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { isSide, sides } from './sides.ts'

const pool = ballPool(28)
const ent = ['ent'] as const
const sums = sumsOfSubsets(28, 5)

const power = (draw: Draw) => Number(rowOf(draw, 'power')[0])

/** Sections of the sum of the five balls; both ends are included. */
const sections: Readonly<Record<string, readonly [number, number]>> = {
  low: [15, 64],
  middle: [65, 80],
  high: [81, 130],
}

const isIn = (section: string, total: number) => {
  const [from, to] = sections[section] ?? [1, 0]
  return from <= total && total <= to
}

/** Odd or even combined with big or small, of the power ball. */
const mixed = ['odd-big', 'odd-small', 'even-big', 'even-small'] as const
const isMixed = (option: string, value: number) => option.split('-').every((side) => isSide(side, value, 5))

/** Five of 28, sorted, and a power ball from 0 to 9. */
export const powerball: LotteryKind = {
  draw: (random) => [
    { prize: 'balls', numbers: drawDistinct(random, 'ball', pool, 5).toSorted() },
    { prize: 'power', numbers: drawDigits(random, 'power', 1) },
  ],
  bets: [
    options({
      code: 'powerSide',
      plays: ent,
      options: sides,
      chance: 0.5,
      hit: (option, draw) => isSide(option, power(draw), 5),
    }),
    options({
      code: 'powerMixed',
      plays: ent,
      options: mixed,
      chance: (option) => decimalDigits.filter((digit) => isMixed(option, Number(digit))).length / 10,
      hit: (option, draw) => isMixed(option, power(draw)),
    }),
    options({
      code: 'powerNumber',
      plays: ['trad', 'ent'],
      options: decimalDigits,
      chance: 0.1,
      hit: (option, draw) => power(draw) === Number(option),
    }),
    sumSide(5, pool),
    options({
      code: 'sumSection',
      plays: ent,
      options: Object.keys(sections),
      chance: (option) => shareOf(sums, (total) => isIn(option, total)),
      hit: (option, draw) => isIn(option, sum(ballsOf(draw))),
    }),
    oneDrawn(5, pool),
    allDrawn(2, 5, pool),
    allDrawn(3, 5, pool),
  ],
}
