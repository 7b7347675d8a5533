import { type BetType, board, combination, options, positions, rows } from './bet-type.ts'
import { shareOf, sumsOfThrows } from './combinatorics.ts'
import { ballsOf, type Draw, decimalDigits, drawDigits, sum } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { halfOf, isSide, sides } from './sides.ts'

type Take = (draw: Draw) => readonly string[]

const trad = ['trad'] as const
const ent = ['ent'] as const
const both = ['trad', 'ent'] as const

const place = (at: number) => `place${at}`
const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => place(from + at))
const isSame = (note: readonly string[], taken: readonly string[]) => note.every((pick, at) => pick === taken[at])

/** Creates a bet on the digits of a span of places; all must be right and in order. */
function direct(code: string, from: number, to: number): BetType {
  return positions({
    code,
    plays: trad,
    rows: rows(places(from, to), decimalDigits),
    chance: 10 ** -(to - from + 1),
    hit: (note, draw) => isSame(note, ballsOf(draw).slice(from - 1, to)),
  })
}

/** Creates a bet on three different digits in any order. */
const groupOfSix = (code: string, take: Take): BetType =>
  combination({
    code,
    plays: trad,
    options: decimalDigits,
    size: 3,
    chance: 6 / 1_000,
    hit: (note, draw) => isSame(note, take(draw).toSorted()),
  })

/** Creates a bet on two digits, one of them drawn twice, in any order. */
const groupOfThree = (code: string, take: Take): BetType =>
  combination({
    code,
    plays: trad,
    options: decimalDigits,
    size: 2,
    chance: 6 / 1_000,
    hit(note, draw) {
      const shown = new Set(take(draw))
      return shown.size === 2 && note.every((digit) => shown.has(digit))
    },
  })

/** Creates a bet on a digit in any of three places. */
const somewhere = (code: string, take: Take): BetType =>
  options({
    code,
    plays: trad,
    options: decimalDigits,
    chance: 1 - 0.9 ** 3,
    hit: (option, draw) => take(draw).includes(option),
  })

const dragonTiger = (last: number): BetType =>
  options({
    code: 'dragonTiger',
    plays: ent,
    options: ['dragon', 'tiger', 'tie'],
    chance: (option) => (option === 'tie' ? 0.1 : 0.45),
    hit(option, draw) {
      const balls = ballsOf(draw)
      const lead = Math.sign(Number(balls[0]) - Number(balls[last - 1]))
      return option === (['tiger', 'tie', 'dragon'] as const)[lead + 1]
    },
  })

/** Returns the pattern of three digits; 9 and 0 are neighbours. */
function patternOf(three: readonly string[]): string {
  const different = new Set(three).size
  if (different === 1) return 'triple'
  if (different === 2) return 'pair'
  const [a = 0, b = 0, c = 0] = three.map(Number).toSorted((x, y) => x - y)
  const gaps = [b - a, c - b, a + 10 - c].filter((gap) => gap === 1).length
  return (['mixed', 'halfStraight', 'straight'] as const)[gaps] ?? 'mixed'
}

const patternWays: Readonly<Record<string, number>> = {
  triple: 10,
  straight: 60,
  pair: 270,
  halfStraight: 360,
  mixed: 300,
}

const spans: Readonly<Record<string, readonly [number, number]>> = { front: [0, 3], middle: [1, 4], back: [2, 5] }

const patterns: BetType = board({
  code: 'pattern',
  plays: ent,
  rows: rows(Object.keys(spans), Object.keys(patternWays)),
  chance: (option) => (patternWays[option] ?? 0) / 1_000,
  hit: (option, draw, row) => patternOf(ballsOf(draw).slice(...(spans[row] ?? []))) === option,
})

const sumSides = (count: number): BetType => {
  const half = halfOf(sumsOfThrows(0, 9, count))
  return options({
    code: 'sumSide',
    plays: ent,
    options: sides,
    chance: half.chance,
    hit: (option, draw) => isSide(option, sum(ballsOf(draw)), half.bigFrom),
  })
}

/** Creates the bets of every digit lottery. */
function commonBets(count: number): BetType[] {
  const all = places(1, count)
  return [
    board({
      code: 'position',
      plays: both,
      rows: rows(all, decimalDigits),
      chance: 0.1,
      hit: (option, draw, row) => ballsOf(draw)[all.indexOf(row)] === option,
    }),
    board({
      code: 'side',
      plays: ent,
      rows: rows(all, sides),
      chance: 0.5,
      hit: (option, draw, row) => isSide(option, Number(ballsOf(draw)[all.indexOf(row)]), 5),
    }),
    sumSides(count),
    dragonTiger(count),
  ]
}

const backThree: Take = (draw) => ballsOf(draw).slice(-3)

const sumNumber: BetType = options({
  code: 'sumNumber',
  plays: ent,
  options: Array.from({ length: 28 }, (_, at) => String(at)),
  chance: (option) => shareOf(sumsOfThrows(0, 9, 3), (total) => total === Number(option)),
  hit: (option, draw) => sum(ballsOf(draw)) === Number(option),
})

const digitLottery = (count: number, bets: readonly BetType[]): LotteryKind => ({
  draw: (random) => [{ prize: 'balls', numbers: drawDigits(random, 'ball', count) }],
  bets,
})

/** Five digits. */
export const fiveDigits = digitLottery(5, [
  ...commonBets(5),
  patterns,
  direct('direct5', 1, 5),
  direct('front3', 1, 3),
  direct('back3', 3, 5),
  direct('front2', 1, 2),
  direct('back2', 4, 5),
  groupOfSix('group6', backThree),
  groupOfThree('group3', backThree),
  somewhere('somewhere', backThree),
])

/** Three digits. */
export const threeDigits = digitLottery(3, [
  ...commonBets(3),
  sumNumber,
  direct('direct3', 1, 3),
  direct('front2', 1, 2),
  direct('back2', 2, 3),
  groupOfSix('group6', backThree),
  groupOfThree('group3', backThree),
  somewhere('somewhere', backThree),
])
