import { type BetType, board, combination, options, positions, rows } from './bet-type.ts'
import { binomial, sumsOfSubsets } from './combinatorics.ts'
import { ballPool, ballsOf, type Draw, drawDistinct, sum } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { halfOf, isSide, sides } from './sides.ts'

const trad = ['trad'] as const
const ent = ['ent'] as const
const both = ['trad', 'ent'] as const

/** Returns how many of a note's numbers were drawn. */
export const matches = (note: readonly string[], drawn: readonly string[]): number =>
  note.filter((number) => drawn.includes(number)).length

/** Returns the chance that `size` numbers are all among the `drawn` of `pool`. */
const chanceOfAll = (size: number, drawn: number, pool: number): number => binomial(drawn, size) / binomial(pool, size)

/** Creates a bet on `size` numbers that must all be drawn. */
export const allDrawn = (size: number, drawn: number, pool: readonly string[]): BetType =>
  combination({
    code: `any${size}`,
    plays: trad,
    options: pool,
    size,
    chance: chanceOfAll(size, drawn, pool.length),
    hit: (note, draw) => matches(note, ballsOf(draw)) === size,
  })

/** Creates a bet on a number that must be drawn. */
export const oneDrawn = (drawn: number, pool: readonly string[]): BetType =>
  options({
    code: 'drawn',
    plays: both,
    options: pool,
    chance: drawn / pool.length,
    hit: (option, draw) => ballsOf(draw).includes(option),
  })

/** Creates a bet on a side of the sum of all balls. */
export function sumSide(drawn: number, pool: readonly string[]): BetType {
  const half = halfOf(sumsOfSubsets(pool.length, drawn))
  return options({
    code: 'sumSide',
    plays: ent,
    options: sides,
    chance: half.chance,
    hit: (option, draw) => isSide(option, sum(ballsOf(draw)), half.bigFrom),
  })
}

const eleven = ballPool(11)
const places = Array.from({ length: 5 }, (_, at) => `place${at + 1}`)
const at = (draw: Draw, place: string) => Number(ballsOf(draw)[places.indexOf(place)])

const direct = (count: number, chance: number): BetType =>
  positions({
    code: `front${count}`,
    plays: trad,
    rows: rows(places.slice(0, count), eleven),
    distinct: true,
    chance,
    hit: (note, draw) => note.every((ball, place) => ballsOf(draw)[place] === ball),
  })

const sideOfEleven = (side: string) => (side === 'big' || side === 'odd' ? 6 / 11 : 5 / 11)

/** Five of eleven, in drawing order. */
export const fiveOfEleven: LotteryKind = {
  draw: (random) => [{ prize: 'balls', numbers: drawDistinct(random, 'ball', eleven, 5) }],
  bets: [
    board({
      code: 'position',
      plays: both,
      rows: rows(places, eleven),
      chance: 1 / 11,
      hit: (option, draw, place) => ballsOf(draw)[places.indexOf(place)] === option,
    }),
    board({
      code: 'side',
      plays: ent,
      rows: rows(places, sides),
      chance: sideOfEleven,
      hit: (option, draw, place) => isSide(option, at(draw, place), 6),
    }),
    sumSide(5, eleven),
    options({
      code: 'dragonTiger',
      plays: ent,
      options: ['dragon', 'tiger'],
      chance: 0.5,
      hit: (option, draw) => at(draw, 'place1') > at(draw, 'place5') === (option === 'dragon'),
    }),
    oneDrawn(5, eleven),
    allDrawn(2, 5, eleven),
    allDrawn(3, 5, eleven),
    allDrawn(4, 5, eleven),
    allDrawn(5, 5, eleven),
    direct(2, 1 / 110),
    direct(3, 1 / 990),
  ],
}
