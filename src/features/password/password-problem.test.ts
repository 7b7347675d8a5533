import { describe, expect, test } from 'vitest'
import { validationRules } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { passwordProblem } from './password-problem.ts'

const problem = (name: Parameters<typeof passwordProblem>[1], values: Parameters<typeof passwordProblem>[2]) =>
  passwordProblem(validationRules, name, values)

describe('a new password', () => {
  test('must follow the registration’s rule', () => {
    expect(problem('newPassword', { newPassword: 'letters' })).toBe('rule_password')
    expect(problem('newPassword', { newPassword: 'letters1' })).toBeUndefined()
  })

  test('must equal its confirmation', () => {
    expect(problem('confirmNewPassword', { newPassword: 'letters1' })).toBe('password.confirm_required')
    expect(problem('confirmNewPassword', { newPassword: 'letters1', confirmNewPassword: 'letters2' })).toBe(
      'password.confirm_differs',
    )
    expect(problem('confirmNewPassword', { newPassword: 'letters1', confirmNewPassword: 'letters1' })).toBeUndefined()
  })
})

test('the old password follows the login’s rule', () => {
  expect(problem('oldPassword', { oldPassword: 'abc' })).toBe('rule_login_password')
  expect(problem('oldPassword', { oldPassword: 'abcd' })).toBeUndefined()
})
