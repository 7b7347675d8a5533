import { expect, test } from 'vitest'
import { inLanguage, Localised } from './localised.ts'

const name = { en: 'Haedal', ko: '해달', ja: 'ヘダル' }

test('a text is given in the language asked for, and in English if it lacks that', () => {
  expect(inLanguage(name, 'JA')).toBe('ヘダル')
  expect(inLanguage(name, 'ko')).toBe('해달')
  expect(inLanguage(name, 'VN')).toBe('Haedal')
  expect(inLanguage(undefined, 'KO')).toBeUndefined()
})

test('a text takes any language, and must have English', () => {
  expect(Localised.parse({ ...name, cn: '海獭' })).toEqual({ ...name, cn: '海獭' })
  expect(Localised.safeParse({ ko: '해달' }).success).toBe(false)
})
