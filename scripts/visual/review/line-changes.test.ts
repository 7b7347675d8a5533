import { expect, it } from 'vitest'
import { aroundChanges, lineChanges } from './line-changes.ts'

const marks = { same: ' ', removed: '-', added: '+' }
const shown = (before: string, after: string) =>
  lineChanges([...before], [...after]).map(({ kind, text }) => `${marks[kind]}${text}`)

it('keeps shared lines, and names a repeated one that was added', () => {
  expect(shown('abc', 'abbc')).toEqual([' a', ' b', '+b', ' c'])
  expect(shown('abc', 'axc')).toEqual([' a', '-b', '+x', ' c'])
  expect(shown('', 'a')).toEqual(['+a'])
  expect(shown('a', '')).toEqual(['-a'])
})

it('leaves out lines far from a change', () => {
  const lines = lineChanges([...'abcdefg'], [...'abcdefx'])
  expect(aroundChanges(lines, 1).map(({ text }) => text)).toEqual(['f', 'g', 'x'])
})
