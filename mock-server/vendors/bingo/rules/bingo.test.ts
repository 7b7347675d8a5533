import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { type BingoRules, bingoRules, bingoWins, drawBalls } from './bingo.ts'
import { type BingoCard, bingoKinds, createBingoCard } from './card.ts'

const cardOf = (kind: (typeof bingoKinds)[number], seed: string) =>
  createBingoCard(kind, (what, place) => createChance(seed).fraction(what, place))
const any75 = fc.string().map((seed) => cardOf('75', seed))
const any90 = fc.string().map((seed) => cardOf('90', seed))
const numbersOf = (card: BingoCard) => card.filter((number) => number !== null)
const [rules75, rules90] = [bingoRules[75], bingoRules[90]]

/** Returns balls that start with these, followed by balls that are not on the card. */
function ballsFor({ balls, drawn }: BingoRules, card: BingoCard, first: readonly number[]) {
  const others = Array.from({ length: balls }, (_, at) => at + 1).filter((ball) => !card.includes(ball))
  return [...first, ...others].slice(0, drawn)
}

describe('a card of 75 balls', () => {
  test('has five distinct numbers of fifteen in each column and a free middle', () => {
    fc.assert(
      fc.property(any75, (card) => {
        expect(card).toHaveLength(25)
        expect(card[12]).toBeNull()
        expect(new Set(numbersOf(card)).size).toBe(24)
        for (const [cell, number] of card.entries()) {
          if (number !== null) expect(Math.floor((number - 1) / 15)).toBe(cell % 5)
        }
      }),
    )
  })
})

describe('a card of 90 balls', () => {
  test('has five numbers per row and one to three ascending numbers per column', () => {
    fc.assert(
      fc.property(any90, (card) => {
        expect(new Set(numbersOf(card)).size).toBe(15)
        for (const row of [0, 1, 2]) expect(numbersOf(card.slice(row * 9, row * 9 + 9))).toHaveLength(5)
        for (let column = 0; column < 9; column += 1) {
          const numbers = numbersOf([0, 1, 2].map((row) => card[row * 9 + column] ?? null))
          expect([1, 2, 3]).toContain(numbers.length)
          expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers)
          for (const number of numbers) expect(Math.min(8, Math.floor(number / 10))).toBe(column)
        }
      }),
    )
  })
})

test.each(bingoKinds)('a round of %s draws distinct balls of the cage', (kind) => {
  const { balls, drawn } = bingoRules[kind]
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const out = drawBalls(bingoRules[kind], (place) => createChance(seed).fraction(place))
      expect(out).toHaveLength(drawn)
      expect(new Set(out).size).toBe(drawn)
      expect(Math.min(...out)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...out)).toBeLessThanOrEqual(balls)
    }),
  )
})

describe('the wins of a card', () => {
  const card = cardOf('75', 'card')
  const cells = (...at: number[]) => at.flatMap((cell) => card[cell] ?? [])

  test('pay nothing for two lines, and by the number of lines from three', () => {
    const rows = [cells(0, 1, 2, 3, 4), cells(5, 6, 7, 8, 9), cells(10, 11, 13, 14)]
    expect(bingoWins(rules75, card, ballsFor(rules75, card, rows.slice(0, 2).flat()))).toEqual([])
    expect(bingoWins(rules75, card, ballsFor(rules75, card, rows.flat()))).toEqual([
      { name: 'lines', count: 3, ball: 14, pays: 1 },
    ])
  })

  test('name the ball that completed them', () => {
    const out = ballsFor(rules75, card, [...cells(0, 4, 20), 0, 0, ...cells(24)])
    expect(bingoWins(rules75, card, out)).toEqual([{ name: 'corners', count: 1, ball: 6, pays: 1 }])
  })

  test('include everything for a full house, and pay more if it is early', () => {
    const out = ballsFor(rules75, card, numbersOf(card))
    expect(bingoWins(rules75, card, out)).toEqual([
      { name: 'lines', count: 12, ball: 24, pays: 200 },
      { name: 'corners', count: 1, ball: expect.any(Number), pays: 1 },
      { name: 'frame', count: 1, ball: expect.any(Number), pays: 40 },
      { name: 'house', count: 1, ball: 24, pays: 5_000 },
    ])
    const late = [...out.slice(0, 23), ...out.slice(24, 50), out[23]!]
    expect(bingoWins(rules75, card, late).at(-1)).toEqual({ name: 'house', count: 1, ball: 50, pays: 1_000 })
  })

  test('with 90 balls are one line, two lines or the full house, never two of these', () => {
    fc.assert(
      fc.property(any90, fc.string(), (ticket, seed) => {
        const out = drawBalls(rules90, (place) => createChance(seed).fraction(place))
        expect(bingoWins(rules90, ticket, out).length).toBeLessThanOrEqual(1)
      }),
    )
    const ticket = cardOf('90', 'ticket')
    const [won] = bingoWins(rules90, ticket, ballsFor(rules90, ticket, numbersOf(ticket)))
    expect(won).toEqual({ name: 'house', count: 1, ball: 15, pays: 2_000 })
  })
})

/** The binomial coefficient of n and k. */
const choose = (n: number, k: number): number => {
  let count = 1
  for (let at = 0; at < k; at += 1) count *= (n - at) / (at + 1)
  return count
}

/** The probability that `size` given numbers are all among the first `count` balls. */
const allWithin = (size: number, count: number, balls: number) => choose(count, size) / choose(balls, size)

/** The expected payout of the full house over the balls that can complete it. */
const houseReturn = ({ housePays, balls }: BingoRules, size: number) =>
  housePays.reduce((sum, { by, pays }, at) => {
    const before = at === 0 ? 0 : allWithin(size, housePays[at - 1]!.by, balls)
    return sum + pays * (allWithin(size, by, balls) - before)
  }, 0)

describe('the return rate', () => {
  test('with 75 balls equals the expected value over all sets of covered cells', () => {
    const { lines, linePays, patterns, drawn, balls, returnRate } = rules75
    const bit = (cell: number) => (cell === 12 ? 0 : 1 << (cell < 12 ? cell : cell - 1))
    const maskOf = (cells: readonly number[]) => cells.reduce((mask, cell) => mask | bit(cell), 0)
    const masks = Int32Array.from(lines, maskOf)
    /** The number of sets of each size that complete each number of lines. */
    const counts = Array.from({ length: 25 }, () => new Float64Array(13))
    for (let set = 0; set < 1 << 24; set += 1) {
      let done = 0
      for (let at = 0; at < 12; at += 1) if ((set & masks[at]!) === masks[at]) done += 1
      let size = 0
      for (let rest = set; rest !== 0; rest &= rest - 1) size += 1
      counts[size]![done]! += 1
    }
    const chanceOf = (size: number) => choose(balls - 24, drawn - size) / choose(balls, drawn)
    let sum = houseReturn(rules75, 24)
    for (const [size, byLines] of counts.entries()) {
      for (const [done, count] of byLines.entries()) sum += count * chanceOf(size) * (linePays[done] ?? 0)
    }
    for (const { cells, pays } of patterns) sum += pays * allWithin(cells.length, drawn, balls)
    expect(returnRate).toBeCloseTo(sum, 4)
  })

  test('with 90 balls equals the expected value of one, two and three rows of five', () => {
    const { linePays, drawn, balls, returnRate } = rules90
    const [one, two, three] = [5, 10, 15].map((size) => allWithin(size, drawn, balls)) as [number, number, number]
    const exactlyTwo = 3 * (two - three)
    const exactlyOne = 3 * (one - 2 * two + three)
    expect(returnRate).toBeCloseTo(exactlyOne * linePays[1]! + exactlyTwo * linePays[2]! + houseReturn(rules90, 15), 4)
  })
})
