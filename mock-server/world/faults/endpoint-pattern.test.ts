import { expect, test } from 'vitest'
import { covers } from './endpoint-pattern.ts'

test.each([
  ['auth.login', 'auth.login', true],
  ['auth.login', 'auth.loginByCode', false],
  ['auth.*', 'auth.login', true],
  ['auth.*', 'authority.login', false],
  ['auth.l*', 'auth.login', false],
  ['*', 'auth.login', true],
])('%s covers %s: %s', (pattern, id, covered) => {
  expect(covers(pattern, id)).toBe(covered)
})
