import { expect, test } from 'vitest'
import { VendorFailure } from './call-vendor.ts'
import { outcomeOf } from './outcome.ts'

test.each([
  ['LAUNCH_EXPIRED', { kind: 'over', reason: 'expired' }],
  ['WORLD_UNKNOWN', { kind: 'over', reason: 'expired' }],
  ['LAUNCH_CLOSED', { kind: 'over', reason: 'closed' }],
  ['SESSION_EXPIRED', { kind: 'over', reason: 'signed-out' }],
  ['SESSION_INVALID', { kind: 'over', reason: 'signed-out' }],
  ['SESSION_REPLACED', { kind: 'over', reason: 'signed-out' }],
  ['GAME_NOT_FOUND', { kind: 'over', reason: 'gone' }],
  ['PLAY_LIMIT_REACHED', { kind: 'over', reason: 'limit' }],
  ['VENDOR_MAINTENANCE', { kind: 'trouble', trouble: 'maintenance' }],
  ['MAINTENANCE', { kind: 'trouble', trouble: 'maintenance' }],
  ['FAULT_INJECTED', { kind: 'trouble', trouble: 'unreachable' }],
  ['UNREACHABLE', { kind: 'trouble', trouble: 'unreachable' }],
] as const)('maps %s to its outcome for the player', (code, outcome) => {
  expect(outcomeOf(new VendorFailure(code))).toEqual(outcome)
})

test('includes the balance if funds are insufficient', () => {
  expect(outcomeOf(new VendorFailure('INSUFFICIENT_FUNDS', { balance: 150 }))).toEqual({ kind: 'short', balance: 150 })
  expect(outcomeOf(new VendorFailure('INSUFFICIENT_FUNDS'))).toEqual({ kind: 'short', balance: undefined })
})

test('rethrows an error that is not the vendor’s', () => {
  expect(() => outcomeOf(new TypeError('x is not a function'))).toThrow('x is not a function')
})
