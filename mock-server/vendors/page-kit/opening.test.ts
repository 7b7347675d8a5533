import { expect, test } from 'vitest'
import { VendorFailure } from './call-vendor.ts'
import { beginning, ended, refused } from './opening.ts'

test('is over at once without a launch token', () => {
  expect(beginning('')).toEqual({ screen: 'over', reason: 'expired' })
  expect(beginning('abc')).toEqual({ screen: 'loading' })
})

test('ends on an ended launch, and waits on trouble', () => {
  expect(refused(new VendorFailure('LAUNCH_CLOSED'))).toEqual({ screen: 'over', reason: 'closed' })
  expect(refused(new VendorFailure('UNREACHABLE'))).toEqual({ screen: 'trouble', trouble: 'unreachable' })
  expect(refused(new VendorFailure('MAINTENANCE'))).toEqual({ screen: 'trouble', trouble: 'maintenance' })
})

test('keeps the opened game when it ends during play', () => {
  const opened = { game: 'dragon' }
  expect(ended({ screen: 'open', opened }, 'expired')).toEqual({ screen: 'over', reason: 'expired', opened })
  expect(ended({ screen: 'loading' }, 'expired')).toEqual({ screen: 'over', reason: 'expired' })
})
