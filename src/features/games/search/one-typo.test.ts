import { expect, test } from 'vitest'
import { oneTypo } from './one-typo.ts'

function finds(name: string, typed: string) {
  const typo = oneTypo(typed)
  return typo?.clues.some((clue) => name.includes(clue)) && typo.near.test(name)
}

test.each([
  ['dragon', 'gragon', 'a wrong first sign'],
  ['dragon', 'dragom', 'a wrong last sign'],
  ['dragon', 'dagon', 'a missing sign'],
  ['dragon', 'drragon', 'a superfluous sign'],
  ['dragon', 'dargon', 'exchanged signs'],
  ['dragon', 'drgaon', 'exchanged signs between the halves'],
  ['golden dragon rises', 'drazon', 'a part of a name'],
  ['a.c(d', 'a.x(d', 'signs of patterns'],
])('finds %s by %s: %s', (name, typed) => expect(finds(name, typed)).toBe(true))

test.each([
  ['dragon', 'gragom'],
  ['dragon', 'tiger'],
  ['dragon', 'drag1n2'],
])('does not find %s by %s', (name, typed) => expect(finds(name, typed)).toBe(false))

test('does not guess at a short text', () => expect(oneTypo('abc')).toBeUndefined())
