import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createChance } from '#mock-server/values/chance.ts'
import { accountOf, nameOf } from '#mock-server/values/people.ts'
import { maskAccount, maskEmail, maskMobile, maskName } from './masking.ts'

test.each([
  [maskName, '김민지', '김*지'],
  [maskName, '김지', '김*'],
  [maskName, '김', '김*'],
  [maskName, '', ''],
  [maskName, 'Ann Lee', 'A*****e'],
  [maskAccount, 'minji_k', 'mi***k'],
  [maskAccount, 'otter_92', 'ot***2'],
  [maskEmail, 'haedal@example.com', 'ha****@example.com'],
  [maskEmail, 'ab@example.com', 'a*@example.com'],
  [maskEmail, 'a@example.com', 'a*@example.com'],
  [maskEmail, '', ''],
  [maskMobile, '821022334455', '********4455'],
  [maskMobile, '', ''],
])('%o masks %j as %j', (mask, plain, masked) => {
  expect(mask(plain)).toBe(masked)
})

test('a mask reveals at most two letters of a name and four digits of a number', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 50 }), (name) => {
      const shown = maskName(name).replaceAll('*', '')
      expect([...shown].length).toBeLessThanOrEqual(2)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^\d{7,20}$/), (mobile) => {
      const masked = maskMobile(mobile)
      expect(masked).toHaveLength(mobile.length)
      expect(masked).toMatch(/^\*+\d{4}$/)
    }),
  )
})

test('a mask keeps every account and name from being read', () => {
  const chance = createChance('masks')
  const language = fc.constantFrom('ko' as const, 'en' as const, 'ja' as const)
  fc.assert(
    fc.property(fc.nat(), language, (person, of) => {
      const [account, name] = [accountOf(chance, person), nameOf(chance, of, person)]
      expect(maskAccount(account)).toMatch(/^[a-z]{2}\*{3}\d$/)
      expect(maskName(name)).toHaveLength(name.length)
      expect(maskName(name).slice(1, -1).replaceAll('*', '')).toBe('')
    }),
  )
})
