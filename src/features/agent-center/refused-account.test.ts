import { expect, test } from 'vitest'
import { GatewayFailure } from '#gateway/failure.ts'
import { refusedAccount } from './refused-account.ts'

const refusal = (field?: string) => new GatewayFailure('TRANSFER_REFUSED', { field })

test.each([
  ['body.accounts.1', ['hana', 'duri', 'seok'], 'duri'],
  ['body.account', ['hana'], 'hana'],
  ['body.toAccount', ['hana', 'duri'], undefined],
  ['body.accounts.3', ['hana', 'duri', 'seok'], undefined],
  [undefined, ['hana'], undefined],
])('the field %s of %j names %s', (field, accounts, expected) => {
  expect(refusedAccount(refusal(field), accounts)).toBe(expected)
})

test('a failure without an answer names no member', () => {
  expect(refusedAccount(new Error('offline'), ['hana'])).toBeUndefined()
})
