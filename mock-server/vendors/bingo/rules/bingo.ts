import { shuffled } from '#mock-server/values/shuffle.ts'
import type { BingoCard, BingoKind } from './card.ts'

export interface BingoPattern {
  name: 'corners' | 'frame'
  cells: readonly number[]
  /** A multiple of the card's price. */
  pays: number
}

/** The draw and the prizes of a kind of bingo. Prizes are multiples of the card's price and are added up. */
export interface BingoRules {
  rows: number
  columns: number
  /** The number of balls in the cage, numbered from 1. */
  balls: number
  /** The number of balls that a round draws. */
  drawn: number
  lines: readonly (readonly number[])[]
  patterns: readonly BingoPattern[]
  /** Payouts by the exact number of lines. */
  linePays: Readonly<Record<number, number>>
  /** Payouts for a full card by the number of its last ball, earliest first. */
  housePays: readonly { by: number; pays: number }[]
  /** The share of all prices that is paid back in the long run. A test computes it. */
  returnRate: number
}

const span = (count: number) => Array.from({ length: count }, (_, index) => index)
const row = (at: number, columns: number) => span(columns).map((column) => at * columns + column)

const lines75 = [
  ...span(5).map((at) => row(at, 5)),
  ...span(5).map((column) => span(5).map((at) => at * 5 + column)),
  span(5).map((at) => at * 6),
  span(5).map((at) => at * 4 + 4),
]
const frame75 = span(25).filter((cell) => cell < 5 || cell >= 20 || cell % 5 === 0 || cell % 5 === 4)

export const bingoRules: Readonly<Record<BingoKind, BingoRules>> = {
  75: {
    rows: 5,
    columns: 5,
    balls: 75,
    drawn: 50,
    lines: lines75,
    patterns: [
      { name: 'corners', cells: [0, 4, 20, 24], pays: 1 },
      { name: 'frame', cells: frame75, pays: 40 },
    ],
    linePays: { 3: 1, 4: 3, 5: 5, 6: 12, 7: 25, 8: 50, 9: 100, 10: 200, 11: 200, 12: 200 },
    housePays: [
      { by: 46, pays: 5_000 },
      { by: 48, pays: 2_000 },
      { by: 50, pays: 1_000 },
    ],
    returnRate: 0.9419,
  },
  90: {
    rows: 3,
    columns: 9,
    balls: 90,
    drawn: 60,
    lines: span(3).map((at) => row(at, 9)),
    patterns: [],
    linePays: { 1: 1, 2: 8 },
    housePays: [
      { by: 50, pays: 2_000 },
      { by: 55, pays: 500 },
      { by: 60, pays: 160 },
    ],
    returnRate: 0.9336,
  },
}

export interface BingoWin {
  name: 'lines' | BingoPattern['name'] | 'house'
  /** The number of lines; 1 for other patterns. */
  count: number
  /** The ball that completed it, counted from 1. */
  ball: number
  /** A multiple of the card's price. */
  pays: number
}

/** Returns the balls of a round in drawing order. */
export const drawBalls = ({ balls, drawn }: BingoRules, fraction: (place: number) => number): number[] =>
  shuffled(
    span(balls).map((ball) => ball + 1),
    fraction,
  ).slice(0, drawn)

/** Returns the ball that covered each cell, counted from 1; 0 for a cell without a number. */
function coveredAt(card: BingoCard, balls: readonly number[]): number[] {
  const order = new Map(balls.map((ball, at) => [ball, at + 1]))
  return card.map((number) => (number === null ? 0 : (order.get(number) ?? Number.POSITIVE_INFINITY)))
}

/** Returns the ball that covered the last of some cells. */
const completedAt = (cells: readonly number[], covered: readonly number[]): number =>
  Math.max(...cells.map((cell) => covered[cell] ?? Number.POSITIVE_INFINITY))

function lineWin({ lines, linePays }: BingoRules, covered: readonly number[]): BingoWin[] {
  const completed = lines
    .map((cells) => completedAt(cells, covered))
    .filter(Number.isFinite)
    .toSorted((one, other) => one - other)
  const pays = linePays[completed.length]
  return pays ? [{ name: 'lines', count: completed.length, ball: completed.at(-1) ?? 0, pays }] : []
}

function houseWin({ housePays }: BingoRules, covered: readonly number[]): BingoWin[] {
  const ball = Math.max(...covered)
  const prize = housePays.find(({ by }) => ball <= by)
  return prize ? [{ name: 'house', count: 1, ball, pays: prize.pays }] : []
}

/** Returns all wins of a card for the balls of a round. */
export function bingoWins(rules: BingoRules, card: BingoCard, balls: readonly number[]): BingoWin[] {
  const covered = coveredAt(card, balls)
  const patterns = rules.patterns.flatMap(({ name, cells, pays }) => {
    const ball = completedAt(cells, covered)
    return Number.isFinite(ball) ? [{ name, count: 1, ball, pays }] : []
  })
  return [...lineWin(rules, covered), ...patterns, ...houseWin(rules, covered)]
}
