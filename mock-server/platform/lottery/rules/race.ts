import { type BetType, board, combination, options, positions, rows } from './bet-type.ts'
import { shareOf, sumsOfSubsets } from './combinatorics.ts'
import { ballPool, ballsOf, type Draw, drawDistinct, sum } from './draw.ts'
import type { LotteryKind } from './kind.ts'
import { halfOf, isSide, sides } from './sides.ts'

const runners = ballPool(10)
const ranks = Array.from({ length: 10 }, (_, at) => `rank${at + 1}`)
/** Pairs of ranks: first against last, second against second to last, and so on. */
const duels = ranks.slice(0, 5)
const trad = ['trad'] as const
const ent = ['ent'] as const

const at = (draw: Draw, rank: string) => Number(ballsOf(draw)[ranks.indexOf(rank)])
const topTwo = (draw: Draw) => sum(ballsOf(draw).slice(0, 2))
const topSums = sumsOfSubsets(10, 2)
const topHalf = halfOf(topSums)

/** Creates a bet on the first ranks; all must be right and in order. */
const direct = (code: string, count: number, chance: number): BetType =>
  positions({
    code,
    plays: trad,
    rows: rows(ranks.slice(0, count), runners),
    distinct: true,
    chance,
    hit: (note, draw) => note.every((runner, rank) => ballsOf(draw)[rank] === runner),
  })

/** Ten runners in finishing order. */
export const race: LotteryKind = {
  draw: (random) => [{ prize: 'balls', numbers: drawDistinct(random, 'rank', runners, 10) }],
  bets: [
    board({
      code: 'position',
      plays: ['trad', 'ent'],
      rows: rows(ranks, runners),
      chance: 0.1,
      hit: (option, draw, rank) => ballsOf(draw)[ranks.indexOf(rank)] === option,
    }),
    board({
      code: 'side',
      plays: ent,
      rows: rows(ranks, sides),
      chance: 0.5,
      hit: (option, draw, rank) => isSide(option, at(draw, rank), 6),
    }),
    options({
      code: 'topSumSide',
      plays: ent,
      options: sides,
      chance: topHalf.chance,
      hit: (option, draw) => isSide(option, topTwo(draw), topHalf.bigFrom),
    }),
    options({
      code: 'topSum',
      plays: ent,
      options: Array.from({ length: 17 }, (_, index) => String(index + 3)),
      chance: (option) => shareOf(topSums, (total) => total === Number(option)),
      hit: (option, draw) => topTwo(draw) === Number(option),
    }),
    board({
      code: 'duel',
      plays: ent,
      rows: rows(duels, ['dragon', 'tiger']),
      chance: 0.5,
      hit: (option, draw, rank) =>
        at(draw, rank) > at(draw, ranks[9 - ranks.indexOf(rank)] ?? '') === (option === 'dragon'),
    }),
    direct('top2', 2, 1 / 90),
    direct('top3', 3, 1 / 720),
    combination({
      code: 'topPair',
      plays: trad,
      options: runners,
      size: 2,
      chance: 1 / 45,
      hit: (note, draw) => note.every((runner) => ballsOf(draw).slice(0, 2).includes(runner)),
    }),
  ],
}
