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
  expect(() => parse({ title: undefined })).toThrow(/^title: /)
  expect(() => parse({ name: 'deposit' })).toThrow(/^name: /)
  expect(() => parse({ phones: [{ page: 'https://evil.example/' }] })).toThrow(/^phones\.0\.page: /)
  expect(() => parse({ chapters: [{ id: 'recorded', steps: [] }] })).toThrow(/^chapters\.0\.steps: /)
  expect(() => parse({ script: 'x' })).toThrow()
})

test('names tours and steps in letters', () => {
  expect([0, 25, 26, 701].map(inLetters)).toEqual(['a', 'z', 'ba', 'baz'])
  expect(Tour.safeParse({ ...recorded, name: newName() }).success).toBe(true)
})
