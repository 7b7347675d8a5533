import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mark } from '../contract.ts'
import { bigRoad, roadRows } from './big-road.ts'

const marks = (text: string): Mark[] =>
  Array.from(text, (letter) => ({ winner: { P: 'player', B: 'banker', T: 'tie' }[letter] ?? '', pairs: [] }))
const places = (text: string) => bigRoad(marks(text)).map(({ column, row }) => [column, row])

test('a streak fills its column downwards, and a change starts the next', () => {
  expect(places('PPBBBP')).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
  ])
})

test('a tie is marked on the previous cell, or on the first cell at the start', () => {
  expect(bigRoad(marks('PTTB')).map(({ ties }) => ties)).toEqual([2, 0])
  expect(bigRoad(marks('TTP'))).toMatchObject([{ column: 0, row: 0, ties: 2, mark: { winner: 'player' } }])
})

test('a streak longer than its column turns right at the bottom, and the next one starts beside its head', () => {
  expect(places('BBBBBBBB').slice(5)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ])
  expect(places('BBBBBBBBPP').slice(8)).toEqual([
    [1, 0],
    [1, 1],
  ])
})

test('a streak turns right above an occupied cell', () => {
  // The tail of the first streak occupies the bottom of the second.
  expect(places('BBBBBBBPPPPPP').slice(7)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
  ])
})

test('no cell is used twice or lies below the last row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('P', 'B', 'T'), { maxLength: 64 }), (letters) => {
      const cells = bigRoad(marks(letters.join('')))
      expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(cells.length)
      expect(cells.every(({ row }) => row < roadRows)).toBe(true)
      const shown = cells.reduce((sum, { ties }) => sum + ties + 1, 0)
      expect(shown).toBe(letters.length)
    }),
  )
})
