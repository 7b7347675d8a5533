import { expect, test } from 'vitest'
import { rateProblem } from './rate-problem.ts'

const range = { minimum: 0.2, maximum: 0.8 }

test.each(['0.2', '0.55', '0.8'])('accepts %s', (typed) => expect(rateProblem(typed, range)).toBeUndefined())

test.each(['', 'x', '0.123', '-1', '1e0', '0,5'])('refuses the format of %j', (typed) => {
  expect(rateProblem(typed, range)).toBe('agent.rate_format')
})

test.each(['0.19', '0.81', '100'])('refuses %s, outside the range', (typed) => {
  expect(rateProblem(typed, range)).toBe('agent.rebate_range')
})
