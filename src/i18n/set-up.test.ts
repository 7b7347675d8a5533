import i18next from 'i18next'
import { expect, test } from 'vitest'
import { knownLanguages, languageName, languageOfTag, languageTag } from './languages.ts'
import { changeLanguage, loadScreenTexts, setUpI18n } from './set-up.ts'

test('a language shows its own texts, and the next one replaces them', async () => {
  await setUpI18n('KO')
  expect(i18next.t('common.confirm')).toBe('확인')
  await changeLanguage('EN')
  expect(i18next.t('common.confirm')).toBe('Confirm')
})

test('what other screens say is fetched when the first of them opens, and with every language from then on', async () => {
  await setUpI18n('KO')
  expect(i18next.exists('login.title')).toBe(false)
  await loadScreenTexts()
  expect(i18next.t('login.title')).toBe('로그인')
  await changeLanguage('EN')
  expect(i18next.t('login.title')).toBe('Log in')
})

test('a language chosen while a screen opens is the one the screen speaks', async () => {
  await setUpI18n('KO')
  await Promise.all([changeLanguage('EN'), loadScreenTexts()])
  expect(i18next.t('login.title')).toBe('Log in')
})

test('of two quick changes the last wins', async () => {
  await setUpI18n('KO')
  await Promise.all([changeLanguage('EN'), changeLanguage('KO')])
  expect(i18next.t('common.confirm')).toBe('확인')
})

test('a language without a file shows the default texts', async () => {
  await setUpI18n('XX')
  expect(i18next.t('common.confirm')).toBe('확인')
})

test('counts and variables are filled in as plain text', async () => {
  await setUpI18n('EN')
  expect(i18next.t('common.unread', { count: 1 })).toBe('1 unread')
  expect(i18next.t('common.page_of', { page: '<2>', total: 3 })).toBe('<2> of 3')
})

test('codes of the platform and tags of the web stand for each other', () => {
  expect(knownLanguages()).toEqual(expect.arrayContaining(['KO', 'EN', 'JA']))
  expect(languageTag('CN')).toBe('zh-Hans')
  expect(languageOfTag('zh-Hans')).toBe('CN')
  expect(languageOfTag('ko')).toBe('KO')
  expect(languageName('KO')).toBe('한국어')
})
