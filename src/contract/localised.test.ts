import { expect, test } from 'vitest'
import { inLanguage, Localised } from './localised.ts'

const name = { en: 'Haedal', ko: '해달', ja: 'ヘダル' }

test('returns a text in the requested language, or else in English', () => {
  expect(inLanguage(name, 'JA')).toBe('ヘダル')
  expect(inLanguage(name, 'ko')).toBe('해달')
  expect(inLanguage(name, 'VN')).toBe('Haedal')
  expect(inLanguage(undefined, 'KO')).toBeUndefined()
})

test('accepts a text in any language, but requires English', () => {
  expect(Localised.parse({ ...name, cn: '海獭' })).toEqual({ ...name, cn: '海獭' })
  expect(Localised.safeParse({ ko: '해달' }).success).toBe(false)
})
