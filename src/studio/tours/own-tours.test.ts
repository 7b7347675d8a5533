import { expect, test } from 'vitest'
import { inLetters, newName, parseTour } from './own-tours.ts'
import { Tour } from './tour.ts'

const recorded = {
  name: 'own-abc',
  title: 'Mine',
  minutes: 1,
  scenario: 'default',
  phones: [{ page: 'm/home' }],
  chapters: [{ id: 'recorded', steps: [{ id: 'a', words: 'Press', target: { css: 'a' }, press: true }] }],
}
const parse = (changes: object) => parseTour(JSON.stringify({ ...recorded, ...changes }))

test('reads the file of a recorded tour', () => {
  expect(parse({})).toMatchObject(recorded)
})

test('refuses a damaged file with a pointer', () => {
  expect(() => parseTour('no')).toThrow(SyntaxError)
  const at = (...path: (string | number)[]) => expect.objectContaining({ issues: [expect.objectContaining({ path })] })
  expect(() => parse({ title: undefined })).toThrow(at('title'))
  expect(() => parse({ name: 'deposit' })).toThrow(at('name'))
  expect(() => parse({ phones: [{ page: 'https://evil.example/' }] })).toThrow(at('phones', 0, 'page'))
  expect(() => parse({ chapters: [{ id: 'recorded', steps: [] }] })).toThrow(at('chapters', 0, 'steps'))
  expect(() => parse({ script: 'x' })).toThrow(at())
})

test('names tours and steps in letters', () => {
  expect([0, 25, 26, 701].map(inLetters)).toEqual(['a', 'z', 'ba', 'baz'])
  expect(Tour.safeParse({ ...recorded, name: newName() }).success).toBe(true)
})
