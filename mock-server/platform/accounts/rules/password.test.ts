import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuseNewPassword } from './password.ts'
import { passesRule } from './validation-rules.ts'

const good = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9!-/]{6,17}$/), fc.constantFrom('a', 'Z'), fc.constantFrom('0', '9'))
  .map((parts) => parts.join(''))

test('accepts every new password that matches the rule and its confirmation', () => {
  fc.assert(
    fc.property(good, (newPassword) => {
      expect(refuseNewPassword({ newPassword, confirmNewPassword: newPassword }, `${newPassword}?`)).toBeUndefined()
    }),
  )
})

test('refuses every password that breaks the rule', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !passesRule('password', text)),
      (newPassword) => {
        expect(refuseNewPassword({ newPassword, confirmNewPassword: newPassword })).toEqual({
          code: 'INVALID_INPUT',
          field: 'newPassword',
        })
      },
    ),
  )
})

test('refuses every confirmation that differs', () => {
  fc.assert(
    fc.property(good, fc.string(), (newPassword, confirmNewPassword) => {
      fc.pre(newPassword !== confirmNewPassword)
      expect(refuseNewPassword({ newPassword, confirmNewPassword })?.code).toBe('PASSWORDS_DIFFER')
    }),
  )
})

test('refuses the current password, if it is given', () => {
  fc.assert(
    fc.property(good, (same) => {
      const input = { newPassword: same, confirmNewPassword: same }
      expect(refuseNewPassword(input, same)).toEqual({ code: 'PASSWORD_UNCHANGED', field: 'newPassword' })
      expect(refuseNewPassword(input)).toBeUndefined()
    }),
  )
})
