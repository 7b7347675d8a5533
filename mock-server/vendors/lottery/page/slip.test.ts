import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allLotteries } from '#mock-server/catalogue/lotteries.ts'
import { lotteryKinds } from '#mock-server/platform/lottery/rules/kinds.ts'
import { betViews } from '../board.ts'
import { isComplete, nothingMarked, priceOfLines, shapeOf, toggled, withLine } from './slip.ts'

const game = allLotteries().find(({ lottery }) => lottery.kind === 'fiveDigits')!
const bets = betViews(game, { playType: 'trad', prizeMode: 'Elott' }, 'en')
const named = (code: string) => bets.find((bet) => bet.code === code)!
const position = named('position')
const order = position.shape.rows[0]!.options.map(({ code }) => code)

test('the board of every bet has the shape that the vendor validates', () => {
  for (const [name, kind] of Object.entries(lotteryKinds)) {
    const one = allLotteries().find(({ lottery }) => lottery.kind === name)!
    for (const playType of ['trad', 'ent'] as const) {
      for (const view of betViews(one, { playType, prizeMode: 'Elott' }, 'ko')) {
        expect(shapeOf(view)).toEqual(kind.bets.find(({ code }) => code === view.code)!.shape)
      }
    }
  }
})

test('a pick toggles a mark, and marks keep the order of the board', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...order)), (presses) => {
      const picks = presses.reduce((all, option) => toggled(all, 1, option, order), nothingMarked(position))
      const odd = order.filter((option) => presses.filter((press) => press === option).length % 2 === 1)
      expect(picks).toEqual([[], odd, [], [], []])
    }),
  )
})

describe('a line is complete', () => {
  const marked = { bet: position, picks: toggled(nothingMarked(position), 0, '7', order), amount: 1_000, multiple: 1 }

  test('with a mark and a stake within the prize mode’s limits', () => {
    expect(isComplete(marked, 'Elott')).toBe(true)
    expect(isComplete({ ...marked, picks: nothingMarked(position) }, 'Elott')).toBe(false)
    expect(isComplete({ ...marked, amount: 150 }, 'Elott')).toBe(false)
    expect(isComplete({ ...marked, multiple: 101 }, 'Elott')).toBe(false)
    expect(isComplete({ ...marked, multiple: 101 }, 'ZY')).toBe(true)
  })

  test('with at most the notes that a line may have', () => {
    const five = named('direct5')
    const picks = nothingMarked(five).map(() => order)
    expect(isComplete({ ...marked, bet: five, picks }, 'Elott')).toBe(false)
    expect(isComplete({ ...marked, bet: five, picks: picks.map((all) => all.slice(0, 3)) }, 'Elott')).toBe(true)
  })

  test('and costs its notes per issue, less the discount of its mode', () => {
    const picks = toggled(marked.picks, 3, '1', order)
    const lines = withLine(withLine([], { ...marked, picks, multiple: 5 }), marked)
    expect(lines.map(({ id, notes }) => [id, notes])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(priceOfLines(lines, 'Elott', 3)).toBe(33_000)
    expect(priceOfLines(lines, 'SEA', 1)).toBe(9_900)
  })
})
