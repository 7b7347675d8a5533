import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { betSteps } from '#mock-server/vendors/shared/bet-steps.ts'
import {
  linesOf,
  reelCount,
  returnRate,
  rowCount,
  type SlotSymbol,
  scatterPays,
  slotSymbols,
  strips,
  volatilityOf,
} from './machine.ts'
import { evaluate, type Reels, spin, windowAt } from './slot.ts'

const anyStops = fc.tuple(...strips.map(({ length }) => fc.nat({ max: length - 1 })))
const anyLines = fc.constantFrom(linesOf(10), linesOf(243))
const anyBet = fc.integer({ min: 1, max: 1_000_000 }).map((units) => units * 20)
const middle = [[1, 1, 1, 1, 1]]

/** Returns reels with the symbols in the middle row and nothing that pays around them. */
const showing = (...row: SlotSymbol[]): Reels => row.map((symbol, reel) => [edge(reel), symbol, edge(reel)])
const edge = (reel: number): SlotSymbol => (reel % 2 === 0 ? 'low4' : 'low3')

describe('a spin', () => {
  test('shows three neighbours of every strip', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (fractions) => {
          const reels = spin((reel) => fractions[reel] ?? 0)
          expect(reels).toHaveLength(reelCount)
          for (const [reel, window] of reels.entries()) {
            const strip = strips[reel] ?? []
            expect(window).toHaveLength(rowCount)
            expect([...strip, ...strip].join()).toContain(window.join())
          }
        },
      ),
    )
  })

  test('is the same for the same chance', () => {
    const once = () => spin((reel) => createChance('seed').fraction('slot', 'round', reel))
    expect(once()).toEqual(once())
  })
})

describe('a payout', () => {
  test('is the sum of the wins, each a whole number of minor units, and the same every time', () => {
    fc.assert(
      fc.property(anyStops, anyLines, anyBet, (stops, lines, bet) => {
        const { wins, win } = evaluate(windowAt(stops), bet, lines)
        expect(win).toBe(wins.reduce((sum, line) => sum + line.win, 0))
        expect(wins.every((line) => Number.isSafeInteger(line.win) && line.win > 0)).toBe(true)
        expect(evaluate(windowAt(stops), bet, lines)).toEqual({ wins, win })
      }),
    )
  })

  test('grows with the bet in proportion', () => {
    fc.assert(
      fc.property(anyStops, anyLines, (stops, lines) => {
        expect(evaluate(windowAt(stops), 2000, lines).win).toBe(10 * evaluate(windowAt(stops), 200, lines).win)
      }),
    )
  })

  test('counts cells from the first reel that show the symbol or a wild', () => {
    fc.assert(
      fc.property(anyStops, anyLines, (stops, lines) => {
        const reels = windowAt(stops)
        for (const { line, symbol, count, cells } of evaluate(reels, 2000, lines).wins) {
          expect(cells).toHaveLength(count)
          for (const [reel, row] of cells) expect([symbol, ...(line ? ['wild'] : [])]).toContain(reels[reel]?.[row])
          if (line) expect(cells.map(([reel]) => reel)).toEqual(Array.from({ length: count }, (_, reel) => reel))
        }
      }),
    )
  })

  test('needs three in a row, each of which may be a wild', () => {
    const { wins } = evaluate(showing('hero', 'wild', 'hero', 'high1', 'hero'), 100, middle)
    expect(wins).toEqual([
      {
        line: 1,
        symbol: 'hero',
        count: 3,
        cells: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
        win: 50 * 100,
      },
    ])
  })

  test('is zero for two in a row, or for three that do not begin on the first reel', () => {
    expect(evaluate(showing('hero', 'hero', 'high1', 'hero', 'hero'), 100, middle).win).toBe(0)
    expect(evaluate(showing('high1', 'hero', 'hero', 'hero', 'high2'), 100, middle).win).toBe(0)
  })

  test('counts scatters anywhere, as multiples of the whole bet', () => {
    const reels: Reels = [
      ['scatter', 'high1', 'low1'],
      ['low2', 'scatter', 'low3'],
      ['hero', 'low4', 'scatter'],
      ['low1', 'low2', 'low3'],
      ['low4', 'low1', 'low2'],
    ]
    const { wins } = evaluate(reels, 400, linesOf(20))
    expect(wins).toEqual([
      {
        line: null,
        symbol: 'scatter',
        count: 3,
        cells: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
        win: scatterPays[0] * 400,
      },
    ])
  })

  test('refuses a bet that cannot be divided by the number of lines', () => {
    expect(() => evaluate(windowAt([0, 0, 0, 0, 0]), 30, linesOf(20))).toThrow(
      'a bet of 30 cannot be divided over 20 lines',
    )
  })
})

describe('the machine', () => {
  test('has distinct lines, each with one row per reel', () => {
    const lines = linesOf(1024)
    expect(new Set(lines.map(String)).size).toBe(lines.length)
    for (const line of lines)
      expect(line.every((row) => row >= 0 && row < rowCount) && line.length === reelCount).toBe(true)
  })

  test('has ten lines if the catalogue names few, else twenty', () => {
    expect([5, 9, 10].map((minLine) => linesOf(minLine).length)).toEqual([10, 10, 10])
    expect([0, 20, 243].map((minLine) => linesOf(minLine).length)).toEqual([20, 20, 20])
  })

  test('has one scatter on every reel, and wilds on the middle reels only', () => {
    const counts = (symbol: SlotSymbol) => strips.map((strip) => strip.filter((painted) => painted === symbol).length)
    expect(counts('scatter')).toEqual([1, 1, 1, 1, 1])
    expect(counts('wild')).toEqual([0, 2, 2, 2, 0])
  })

  test('accepts bets that can be divided by every number of lines', () => {
    for (const bet of betSteps(100)) expect((bet * 100) % 20).toBe(0)
  })
})

describe('the return to the player', () => {
  const share = (strip: readonly SlotSymbol[], symbol: SlotSymbol) =>
    strip.filter((painted) => painted === symbol).length / strip.length

  /**
   * Returns the exact return of one line over every combination of symbols. Every row of a reel shows every position of
   * its strip equally often, so all lines return the same.
   */
  function lineReturn(): number {
    const visit = (row: SlotSymbol[], chance: number): number => {
      const strip = strips[row.length]
      if (!strip) {
        const won = evaluate(
          row.map((symbol) => [symbol]),
          1,
          [[0, 0, 0, 0, 0]],
        ).wins.find(({ line }) => line !== null)
        return chance * (won?.win ?? 0)
      }
      return slotSymbols.reduce((sum, symbol) => {
        const odds = share(strip, symbol)
        return odds === 0 ? sum : sum + visit([...row, symbol], chance * odds)
      }, 0)
    }
    return visit([], 1)
  }

  /** Returns the exact return of the scatter, which each reel shows in as many windows as it has rows. */
  function scatterReturn(): number {
    const visit = (reel: number, count: number, chance: number): number => {
      const strip = strips[reel]
      if (!strip) return chance * (scatterPays[count - 3] ?? 0)
      const odds = rowCount * share(strip, 'scatter')
      return visit(reel + 1, count + 1, chance * odds) + visit(reel + 1, count, chance * (1 - odds))
    }
    return visit(0, 0, 1)
  }

  test('is between 92 and 97 % by exact count', () => {
    const exact = lineReturn() + scatterReturn()
    expect(exact).toBeCloseTo(returnRate, 4)
    expect(exact).toBeGreaterThan(0.92)
    expect(exact).toBeLessThan(0.97)
  })

  test('spreads wider on ten lines than on twenty, as the volatility says', () => {
    const spread = (lines: number) => {
      const chance = createChance('parlor')
      const wins = Array.from(
        { length: 20_000 },
        (_, round) =>
          evaluate(
            spin((reel) => chance.fraction('slot', round, reel)),
            20,
            linesOf(lines),
          ).win / 20,
      )
      const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length
      return Math.sqrt(wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / wins.length)
    }
    expect([10, 20].map(volatilityOf)).toEqual(['high', 'medium'])
    expect(spread(10)).toBeGreaterThan(3)
    expect(spread(20)).toBeLessThan(3)
  })

  test('matches the results of a world’s chance over many rounds', () => {
    const chance = createChance('parlor')
    const rounds = 40_000
    const lines = linesOf(20)
    let won = 0
    for (let round = 0; round < rounds; round += 1) {
      won += evaluate(
        spin((reel) => chance.fraction('slot', chance.hex(32, 'id', 'round', round), reel)),
        20,
        lines,
      ).win
    }
    // Four standard errors for this number of rounds.
    expect(Math.abs(won / 20 / rounds - returnRate)).toBeLessThan(0.05)
  })
})
