import { expect, test } from 'vitest'
import { VendorFailure } from './call-vendor.ts'
import { beginning, ended, refused } from './opening.ts'

test('a page without a launch has nothing to open', () => {
  expect(beginning('')).toEqual({ screen: 'over', reason: 'expired' })
  expect(beginning('abc')).toEqual({ screen: 'loading' })
})

test('a launch that is over ends the page, trouble holds it up', () => {
  expect(refused(new VendorFailure('LAUNCH_CLOSED'))).toEqual({ screen: 'over', reason: 'closed' })
  expect(refused(new VendorFailure('UNREACHABLE'))).toEqual({ screen: 'trouble', trouble: 'unreachable' })
  expect(refused(new VendorFailure('MAINTENANCE'))).toEqual({ screen: 'trouble', trouble: 'maintenance' })
})

test('the game stays known when it ends while it is played', () => {
  const opened = { game: 'dragon' }
  expect(ended({ screen: 'open', opened }, 'expired')).toEqual({ screen: 'over', reason: 'expired', opened })
  expect(ended({ screen: 'loading' }, 'expired')).toEqual({ screen: 'over', reason: 'expired' })
})
