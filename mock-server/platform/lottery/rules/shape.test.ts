import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binomial, subsets } from './combinatorics.ts'
import { countNotes, fitsShape, notesOf, type Picks, type Shape } from './shape.ts'

const options = ['1', '2', '3', '4', '5', '6']
const rows = ['a', 'b', 'c'].map((code) => ({ code, options }))

const shapes: Shape[] = [
  { kind: 'board', rows },
  { kind: 'positions', rows, distinct: false },
  { kind: 'positions', rows, distinct: true },
  { kind: 'combination', options, size: 3 },
  { kind: 'number', width: 2 },
]

const picksFor = (shape: Shape): fc.Arbitrary<Picks> => {
  if (shape.kind === 'number') {
    const number = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))
    return fc.uniqueArray(number, { maxLength: 8 }).map((list) => [list])
  }
  const lists = shape.kind === 'combination' ? 1 : rows.length
  return fc.array(fc.subarray(options), { minLength: lists, maxLength: lists })
}

describe.each(shapes.map((shape) => [JSON.stringify(shape).slice(0, 60), shape] as const))('%s', (_, shape) => {
  test('counts exactly the notes it lists, without repeats', () => {
    fc.assert(
      fc.property(picksFor(shape), (picks) => {
        expect(fitsShape(shape, picks)).toBe(true)
        const notes = notesOf(shape, picks)
        expect(countNotes(shape, picks)).toBe(notes.length)
        expect(new Set(notes.map((note) => note.join('/'))).size).toBe(notes.length)
      }),
    )
  })

  test('refuses unknown options, repeated marks and a wrong number of rows', () => {
    fc.assert(
      fc.property(picksFor(shape), fc.constantFrom('7', 'x', '', '007', '-1'), (picks, strange) => {
        expect(fitsShape(shape, [[strange], ...picks.slice(1)])).toBe(false)
        expect(fitsShape(shape, [...picks, ['1']])).toBe(false)
        const [first = []] = picks
        fc.pre(first.length > 0)
        expect(fitsShape(shape, [[...first, ...first], ...picks.slice(1)])).toBe(false)
      }),
    )
  })
})

test('a note never has one runner in two places', () => {
  const all = rows.map(() => options)
  const shape: Shape = { kind: 'positions', rows, distinct: true }
  expect(notesOf(shape, all)).toHaveLength(6 * 5 * 4)
  expect(notesOf(shape, all).every((note) => new Set(note).size === 3)).toBe(true)
})

test('a huge number of notes is counted without listing them', () => {
  const shape: Shape = { kind: 'combination', options: Array.from({ length: 45 }, (_, at) => `${at}`), size: 6 }
  expect(countNotes(shape, [shape.options])).toBe(8_145_060)
})

test('the number of subsets equals the binomial', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { maxLength: 9 }), fc.integer({ min: 0, max: 9 }), (items, size) => {
      expect(subsets(items, size)).toHaveLength(binomial(items.length, size))
    }),
  )
})
