import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const picture = fc.record({
  glyph: fc.constantFrom(...'abcdefghijklmnop'),
  palette: fc.constantFrom('red', 'green', 'blue'),
})

test('keeps every game exactly once', () => {
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 120 }), (games) => {
      const spreadOut = spread(games)
      expect(spreadOut).toHaveLength(games.length)
      expect(new Set(spreadOut)).toEqual(new Set(games))
    }),
  )
})

test('moves a similar picture behind the next different one', () => {
  const [first, repeat, fresh] = [
    { glyph: 'tiger', palette: 'amber' },
    { glyph: 'tiger', palette: 'azure' },
    { glyph: 'gem', palette: 'azure' },
  ] as const
  expect(spread([first, repeat, fresh])).toEqual([first, fresh, repeat])
})

test('keeps the order of games without similar neighbours', () => {
  const games = [...'abcdefghij'].map((glyph, at) => ({ glyph, palette: `p${at}` }))
  expect(spread(games)).toEqual(games)
})
