import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuseNewPassword } from './password.ts'
import { passesRule } from './validation-rules.ts'

const good = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9!-/]{6,17}$/), fc.constantFrom('a', 'Z'), fc.constantFrom('0', '9'))
  .map((parts) => parts.join(''))

test('takes every password that passes the rule, is confirmed and is another one', () => {
  fc.assert(
    fc.property(good, (newPassword) => {
      expect(refuseNewPassword({ newPassword, confirmNewPassword: newPassword }, `${newPassword}?`)).toBeUndefined()
    }),
  )
})

test('refuses whatever breaks the rule, whatever else is right about it', () => {
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

test('refuses every confirmation that is not the password', () => {
  fc.assert(
    fc.property(good, fc.string(), (newPassword, confirmNewPassword) => {
      fc.pre(newPassword !== confirmNewPassword)
      expect(refuseNewPassword({ newPassword, confirmNewPassword })?.code).toBe('PASSWORDS_DIFFER')
    }),
  )
})

test('refuses the present password, and knows none where it is not told', () => {
  fc.assert(
    fc.property(good, (same) => {
      const wish = { newPassword: same, confirmNewPassword: same }
      expect(refuseNewPassword(wish, same)).toEqual({ code: 'PASSWORD_UNCHANGED', field: 'newPassword' })
      expect(refuseNewPassword(wish)).toBeUndefined()
    }),
  )
})
