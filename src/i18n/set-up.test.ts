import i18next from 'i18next'
import { expect, test } from 'vitest'
import { knownLanguages, languageName, languageOfTag, languageTag } from './languages.ts'
import { changeLanguage, loadScreenTexts, setUpI18n } from './set-up.ts'

test('shows the texts of the current language', async () => {
  await setUpI18n('KO')
  expect(i18next.t('common.confirm')).toBe('확인')
  await changeLanguage('EN')
  expect(i18next.t('common.confirm')).toBe('Confirm')
})

test('fetches the other screens’ texts when the first of them opens, and with every later language', async () => {
  await setUpI18n('KO')
  expect(i18next.exists('login.title')).toBe(false)
  await loadScreenTexts()
  expect(i18next.t('login.title')).toBe('로그인')
  await changeLanguage('EN')
  expect(i18next.t('login.title')).toBe('Log in')
})

test('shows a screen in the language chosen while it was opening', async () => {
  await setUpI18n('KO')
  await Promise.all([changeLanguage('EN'), loadScreenTexts()])
  expect(i18next.t('login.title')).toBe('Log in')
})

test('applies the last of two quick changes', async () => {
  await setUpI18n('KO')
  await Promise.all([changeLanguage('EN'), changeLanguage('KO')])
  expect(i18next.t('common.confirm')).toBe('확인')
})

test('shows the default texts for a language without a file', async () => {
  await setUpI18n('XX')
  expect(i18next.t('common.confirm')).toBe('확인')
})

test('inserts counts and variables as plain text', async () => {
  await setUpI18n('EN')
  expect(i18next.t('common.unread', { count: 1 })).toBe('1 unread')
  expect(i18next.t('common.page_of', { page: '<2>', total: 3 })).toBe('<2> of 3')
})

test('converts between the platform’s codes and the web’s tags', () => {
  expect(knownLanguages()).toEqual(expect.arrayContaining(['KO', 'EN', 'JA']))
  expect(languageTag('CN')).toBe('zh-Hans')
  expect(languageOfTag('zh-Hans')).toBe('CN')
  expect(languageOfTag('ko')).toBe('KO')
  expect(languageName('KO')).toBe('한국어')
})
