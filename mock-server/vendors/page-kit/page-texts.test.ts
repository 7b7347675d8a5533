import { expect, test } from 'vitest'
import english from '#locales/en/vendors/slot.json'
import korean from '#locales/ko/vendors/slot.json'
import { loadTexts, pageLanguage, pageTexts, sharedTexts } from './page-texts.ts'

test('supports every language that has a folder, and falls back to English', () => {
  expect(['KO', 'EN', 'JA', 'XX', ''].map(pageLanguage)).toEqual(['ko', 'en', 'ja', 'en', 'en'])
})

test('uses a language once it is loaded, including the shared texts', async () => {
  const texts = pageTexts('slot', english)
  expect(texts.in('ko')).toMatchObject({ language: 'en', spin: english.spin, retry: 'Try again' })
  await loadTexts('ko')
  expect(texts.in('ko')).toMatchObject({ language: 'ko', spin: korean.spin, retry: '다시 시도' })
  expect(sharedTexts.in('ko').retry).toBe('다시 시도')
})

test('falls back to English for missing texts', async () => {
  const texts = pageTexts('roulette', { title: 'Roulette' })
  await loadTexts('ko')
  expect(texts.in('ko').title).toBe('Roulette')
})
