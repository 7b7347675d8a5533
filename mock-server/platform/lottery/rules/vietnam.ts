import { type BetType, combination, numbers, options } from './bet-type.ts'
import { binomial } from './combinatorics.ts'
import { type Draw, decimalDigits, drawNumbers, rowOf } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { isSide, sides } from './sides.ts'

/** The number and width of each prize's numbers, in printed order. */
export type PrizeTable = readonly { prize: string; count: number; width: number }[]

const table = (...entries: [prize: string, count: number, width: number][]): PrizeTable =>
  entries.map(([prize, count, width]) => ({ prize, count, width }))

/** The northern table: 27 numbers. */
const north = table(
  ['special', 1, 5],
  ['first', 1, 5],
  ['second', 2, 5],
  ['third', 6, 5],
  ['fourth', 4, 4],
  ['fifth', 6, 4],
  ['sixth', 3, 3],
  ['seventh', 4, 2],
)

/** The southern and central table: 18 numbers. */
const south = table(
  ['special', 1, 6],
  ['first', 1, 5],
  ['second', 1, 5],
  ['third', 2, 5],
  ['fourth', 7, 5],
  ['fifth', 1, 4],
  ['sixth', 3, 4],
  ['seventh', 1, 3],
  ['eighth', 1, 2],
)

const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
const trad = ['trad'] as const
const ent = ['ent'] as const

const all = (draw: Draw) => draw.flatMap((row) => row.numbers)
const endings = (draw: Draw, width: number) =>
  all(draw).flatMap((number) => (number.length >= width ? [number.slice(-width)] : []))
const special = (draw: Draw) => rowOf(draw, 'special')[0] ?? ''
const lastTwo = (draw: Draw) => Number(special(draw).slice(-2))

/** Returns the chance that `size` different pairs are all among the endings of `count` numbers. */
const chanceOfParlay = (size: number, count: number): number =>
  Array.from(
    { length: size + 1 },
    (_, missing) => (-1) ** missing * binomial(size, missing) * (1 - missing / 100) ** count,
  ).reduce((chance, part) => chance + part, 0)

/** Creates a bet on the ending of any prize; it pays once per match. */
const anywhere = (prizes: PrizeTable, width: number): BetType => {
  const count = prizes.filter((entry) => entry.width >= width).reduce((total, entry) => total + entry.count, 0)
  return numbers({
    code: `lo${width}`,
    plays: trad,
    width,
    chance: count / 10 ** width,
    hit: ([number], draw) => endings(draw, width).filter((ending) => ending === number).length,
  })
}

/** Creates a bet on the beginning or the end of the special prize. */
const ofSpecial = (code: string, width: number, take: (number: string) => string): BetType =>
  numbers({
    code,
    plays: width === 2 ? ['trad', 'ent'] : trad,
    width,
    chance: 10 ** -width,
    hit: ([number], draw) => take(special(draw)) === number,
  })

const parlay = (size: number, count: number): BetType =>
  combination({
    code: `xien${size}`,
    plays: trad,
    options: pairs,
    size,
    chance: chanceOfParlay(size, count),
    hit: (note, draw) => note.every((pair) => endings(draw, 2).includes(pair)),
  })

/** Creates a bet on four pairs, none of which may be drawn. */
const slip = (count: number): BetType =>
  combination({
    code: 'truot4',
    plays: trad,
    options: pairs,
    size: 4,
    chance: 0.96 ** count,
    hit: (note, draw) => !note.some((pair) => endings(draw, 2).includes(pair)),
  })

const digitOfSpecial = (code: string, at: -1 | -2): BetType =>
  options({
    code,
    plays: ent,
    options: decimalDigits,
    chance: 0.1,
    hit: (option, draw) => special(draw).at(at) === option,
  })

function regional(prizes: PrizeTable): LotteryKind {
  const count = prizes.reduce((total, entry) => total + entry.count, 0)
  return {
    draw: (random) =>
      prizes.map((entry) => ({
        prize: entry.prize,
        numbers: drawNumbers(random, entry.prize, entry.width, entry.count),
      })),
    bets: [
      anywhere(prizes, 2),
      anywhere(prizes, 3),
      ofSpecial('de', 2, (number) => number.slice(-2)),
      ofSpecial('deHead', 2, (number) => number.slice(0, 2)),
      ofSpecial('cang3', 3, (number) => number.slice(-3)),
      ofSpecial('cang4', 4, (number) => number.slice(-4)),
      parlay(2, count),
      parlay(3, count),
      slip(count),
      digitOfSpecial('head', -2),
      digitOfSpecial('tail', -1),
      options({
        code: 'specialSide',
        plays: ent,
        options: sides,
        chance: 0.5,
        hit: (option, draw) => isSide(option, lastTwo(draw), 50),
      }),
    ],
  }
}

export const vietnamNorth = regional(north)
export const vietnamSouth = regional(south)
