import { type BetType, board, numbers, options, rows } from './bet-type.ts'
import { type Draw, decimalDigits, drawNumbers, rowOf } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { isSide, sides } from './sides.ts'

const trad = ['trad'] as const
const ent = ['ent'] as const

const first = (draw: Draw) => rowOf(draw, 'first')[0] ?? ''

/** The 23 numbers per prize, and each prize's share of the payback for big and small bets. */
const fourDigitPrizes = [
  { code: 'first', count: 1, big: 0.3, small: 0.5 },
  { code: 'second', count: 1, big: 0.15, small: 0.3 },
  { code: 'third', count: 1, big: 0.1, small: 0.2 },
  { code: 'starter', count: 10, big: 0.25, small: 0 },
  { code: 'consolation', count: 10, big: 0.2, small: 0 },
] as const

/** Creates a bet on a four-digit number, for all prizes (big) or the first three (small). */
function fourDigits(code: 'big' | 'small'): BetType {
  const prizes = fourDigitPrizes.filter((prize) => prize[code] > 0)
  return {
    code: `${code}4`,
    plays: trad,
    shape: { kind: 'number', width: 4 },
    prizes: () => prizes.map((prize) => ({ code: prize.code, chance: prize.count / 10_000, share: prize[code] })),
    hits: ([number], draw) => prizes.map((prize) => rowOf(draw, prize.code).filter((drawn) => drawn === number).length),
  }
}

const ofFirst = (code: string, width: number, take: (number: string) => string): BetType =>
  numbers({
    code,
    plays: trad,
    width,
    chance: 10 ** -width,
    hit: ([number], draw) => take(first(draw)) === number,
  })

/** Creates boards on the digits of the first prize. */
function digitBoards(count: number): BetType[] {
  const places = Array.from({ length: count }, (_, at) => `place${at + 1}`)
  const at = (draw: Draw, place: string) => first(draw)[places.indexOf(place)] ?? ''
  return [
    board({
      code: 'position',
      plays: ent,
      rows: rows(places, decimalDigits),
      chance: 0.1,
      hit: (option, draw, place) => at(draw, place) === option,
    }),
    board({
      code: 'side',
      plays: ent,
      rows: rows(places, sides),
      chance: 0.5,
      hit: (option, draw, place) => isSide(option, Number(at(draw, place)), 5),
    }),
    options({
      code: 'firstSide',
      plays: ent,
      options: sides,
      chance: 0.5,
      hit: (option, draw) => isSide(option, Number(first(draw)), 10 ** count / 2),
    }),
  ]
}

/** The four-digit draw of Malaysia and Singapore: 23 numbers. */
export const fourDigitDraw: LotteryKind = {
  draw: (random) =>
    fourDigitPrizes.map(({ code, count }) => ({ prize: code, numbers: drawNumbers(random, code, 4, count) })),
  bets: [
    fourDigits('big'),
    fourDigits('small'),
    ofFirst('exact4', 4, (number) => number),
    ofFirst('exact3', 3, (number) => number.slice(-3)),
    ofFirst('exact2', 2, (number) => number.slice(-2)),
    ofFirst('front2', 2, (number) => number.slice(0, 2)),
    ...digitBoards(4),
  ],
}

const permutations: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 6 }
const inAnyOrder = (number: string) => [...number].toSorted().join('')
const lastThree = (draw: Draw) => first(draw).slice(-3)
const bottom = (draw: Draw) => rowOf(draw, 'lastTwo')[0] ?? ''

/** Creates a bet on three digits, against the two numbers of a prize. */
const threeOf = (code: string, prize: string): BetType =>
  numbers({
    code,
    plays: trad,
    width: 3,
    chance: 2 / 1_000,
    hit: ([number], draw) => rowOf(draw, prize).filter((drawn) => drawn === number).length,
  })

const running = (code: string, width: number, take: (draw: Draw) => string): BetType =>
  options({
    code,
    plays: ['trad', 'ent'],
    options: decimalDigits,
    chance: 1 - 0.9 ** width,
    hit: (option, draw) => take(draw).includes(option),
  })

/** The Thai draw: a six-digit number with its front, back and last-two prizes. */
export const thaiDraw: LotteryKind = {
  draw: (random) => [
    { prize: 'first', numbers: drawNumbers(random, 'first', 6, 1) },
    { prize: 'frontThree', numbers: drawNumbers(random, 'frontThree', 3, 2) },
    { prize: 'backThree', numbers: drawNumbers(random, 'backThree', 3, 2) },
    { prize: 'lastTwo', numbers: drawNumbers(random, 'lastTwo', 2, 1) },
  ],
  bets: [
    ofFirst('last3', 3, (number) => number.slice(-3)),
    numbers({
      code: 'tod3',
      plays: trad,
      width: 3,
      chance: ([number = '']) => (permutations[new Set(number).size] ?? 1) / 1_000,
      hit: ([number = ''], draw) => inAnyOrder(lastThree(draw)) === inAnyOrder(number),
    }),
    ofFirst('last2', 2, (number) => number.slice(-2)),
    numbers({
      code: 'bottom2',
      plays: trad,
      width: 2,
      chance: 0.01,
      hit: ([number], draw) => bottom(draw) === number,
    }),
    threeOf('frontThree', 'frontThree'),
    threeOf('backThree', 'backThree'),
    running('runTop', 3, lastThree),
    running('runBottom', 2, bottom),
    ...digitBoards(6),
  ],
}
