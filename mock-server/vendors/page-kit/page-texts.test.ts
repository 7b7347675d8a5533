import { expect, test } from 'vitest'
import english from '#locales/en/vendors/slot.json'
import korean from '#locales/ko/vendors/slot.json'
import { loadTexts, pageLanguage, pageTexts, sharedTexts } from './page-texts.ts'

test('a page speaks every language that has a folder, and else English', () => {
  expect(['KO', 'EN', 'JA', 'XX', ''].map(pageLanguage)).toEqual(['ko', 'en', 'ja', 'en', 'en'])
})

test('a language is spoken once it is loaded, with the words that all pages share', async () => {
  const texts = pageTexts('slot', english)
  expect(texts.in('ko')).toMatchObject({ language: 'en', spin: english.spin, retry: 'Try again' })
  await loadTexts('ko')
  expect(texts.in('ko')).toMatchObject({ language: 'ko', spin: korean.spin, retry: '다시 시도' })
  expect(sharedTexts.in('ko').retry).toBe('다시 시도')
})

test('what a language has not is English', async () => {
  const texts = pageTexts('roulette', { title: 'Roulette' })
  await loadTexts('ko')
  expect(texts.in('ko').title).toBe('Roulette')
})
