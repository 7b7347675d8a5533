import { expect, test } from 'vitest'
import { rateProblem } from './rate-problem.ts'

const range = { minimum: 0.2, maximum: 0.8 }

test.each([
  ['0.2', 'en'],
  ['0.55', 'ko'],
  ['0.8', 'ja'],
  ['0,35', 'de'],
  ['0,5', 'vi'],
])('accepts %s in %s', (typed, tag) => expect(rateProblem(typed, range, tag)).toBeUndefined())

test.each(['', 'x', '0.123', '-1', '1e0', '0,5'])('refuses the format of %j', (typed) => {
  expect(rateProblem(typed, range, 'en')).toBe('agent.rate_format')
})

test('refuses a dot where the language has a comma', () => {
  expect(rateProblem('0.5', range, 'de')).toBe('agent.rate_format')
})

test.each(['0.19', '0.81', '100'])('refuses %s, outside the range', (typed) => {
  expect(rateProblem(typed, range, 'en')).toBe('agent.rebate_range')
})
