import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referralLink } from './referral-link.ts'

test('opens the registration with the id filled in', () => {
  expect(referralLink('haedal_92', 'https://play.example/')).toBe('https://play.example/m/register?r=haedal_92')
})

test('keeps any id unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(new URL(referralLink(id, 'https://play.example/')).searchParams.get('r')).toBe(id.toWellFormed())
    }),
  )
})
