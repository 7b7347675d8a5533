import { expect, test } from 'vitest'
import { samePayee } from './payee.ts'

test.each([
  ['김해달', '김해달'],
  ['Ann  Lee', ' ann lee '],
  ['é', 'e\u0301'],
])('%j and %j are the same person', (one, other) => {
  expect(samePayee(one, other)).toBe(true)
})

test.each([
  ['김해달', '김해닮'],
  ['Ann Lee', 'AnnLee'],
  ['김해달', ''],
])('%j and %j are different people', (one, other) => {
  expect(samePayee(one, other)).toBe(false)
})
