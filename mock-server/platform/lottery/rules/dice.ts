import { combination, options } from './bet-type.ts'
import { shareOf, sumsOfThrows } from './combinatorics.ts'
import { ballsOf, type Draw, sum } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { halfOf, isSide, sides } from './sides.ts'

const faces = ['1', '2', '3', '4', '5', '6'] as const
const trad = ['trad'] as const
const ent = ['ent'] as const
const both = ['trad', 'ent'] as const
const sums = sumsOfThrows(1, 6, 3)
const half = halfOf(sums)

/** Returns how many dice show a face. */
const count = (draw: Draw, face: string) => ballsOf(draw).filter((ball) => ball === face).length
const isStraight = ([low = 0, middle = 0, high = 0]: number[]) => middle === low + 1 && high === middle + 1
const sorted = (draw: Draw) => ballsOf(draw).map(Number).toSorted()

/** Three dice. */
export const threeDice: LotteryKind = {
  draw: (random) => [
    {
      prize: 'balls',
      numbers: [0, 1, 2].map((die) => faces[Math.floor(random(`die/${die}`) * 6)] ?? '1'),
    },
  ],
  bets: [
    options({
      code: 'sumSide',
      plays: ent,
      options: sides,
      chance: half.chance,
      hit: (option, draw) => isSide(option, sum(ballsOf(draw)), half.bigFrom),
    }),
    options({
      code: 'sumNumber',
      plays: both,
      options: Array.from({ length: 16 }, (_, at) => String(at + 3)),
      chance: (option) => shareOf(sums, (total) => total === Number(option)),
      hit: (option, draw) => sum(ballsOf(draw)) === Number(option),
    }),
    options({
      code: 'anyDie',
      plays: ent,
      options: faces,
      chance: 1 - (5 / 6) ** 3,
      hit: (option, draw) => count(draw, option) > 0,
    }),
    options({
      code: 'pair',
      plays: both,
      options: faces,
      chance: 16 / 216,
      hit: (option, draw) => count(draw, option) >= 2,
    }),
    options({
      code: 'triple',
      plays: both,
      options: faces,
      chance: 1 / 216,
      hit: (option, draw) => count(draw, option) === 3,
    }),
    options({
      code: 'anyPattern',
      plays: both,
      options: ['triple', 'straight'],
      chance: (option) => (option === 'triple' ? 6 / 216 : 24 / 216),
      hit: (option, draw) => (option === 'triple' ? new Set(ballsOf(draw)).size === 1 : isStraight(sorted(draw))),
    }),
    combination({
      code: 'twoDifferent',
      plays: trad,
      options: faces,
      size: 2,
      chance: 30 / 216,
      hit: (note, draw) => note.every((face) => count(draw, face) > 0),
    }),
    combination({
      code: 'threeDifferent',
      plays: trad,
      options: faces,
      size: 3,
      chance: 6 / 216,
      hit: (note, draw) => note.every((face) => count(draw, face) > 0),
    }),
  ],
}
