import type { Page } from '@playwright/test'
import { deposit } from '#contract/deposit.ts'
import { member } from '#contract/member.ts'
import { system } from '#contract/system.ts'
import { callsOf } from '../answers.ts'
import { expect, test } from '../test.ts'
import { type Language, type TextKey, textsOf } from '../texts.ts'
import { alter } from './hostile.ts'

/** Characters that are invisible or reorder the surrounding text. Add a row for each new one. */
const unseen = {
  'a line break in disguise': '\u2028',
  'a zero-width space': '\u200b',
  'a zero-width joiner': '\u200d',
  'a turn to the left': '\u202e',
  'an isolate': '\u2067',
  'a mark of order': '\ufeff',
  'a filler of Hangul': '\u3164',
  'an empty pattern of Braille': '\u2800',
  'a tag': '\u{e0041}',
  'a control': '\u0007',
}

interface Field {
  at: string
  scenario: string
  name: string
  text: string
  message: TextKey
  submit: TextKey
}

/** The fields for a person's name. Add a row for each new field. */
const fields: Record<string, Field> = {
  'the name at login': {
    at: '/m/login',
    scenario: 'default',
    name: 'username',
    text: 'haedal_92',
    message: 'rule_login_username',
    submit: 'login.title',
  },
  'the username of a registration': {
    at: '/m/register',
    scenario: 'default',
    name: 'username',
    text: 'gildong_26',
    message: 'rule_username',
    submit: 'register.title',
  },
  'the real name of a registration': {
    at: '/m/register',
    scenario: 'default',
    name: 'payeeName',
    text: 'Hong Gildong',
    message: 'rule_payee_name',
    submit: 'register.title',
  },
  'the name on a deposit': {
    at: '/m/voucherCenter',
    scenario: 'active-member',
    name: 'depositorName',
    text: 'Hong Gildong',
    message: 'rule_payee_name',
    submit: 'deposit.submit_BANK',
  },
}

const submitOf = (page: Page, { submit }: Field, language: Language) =>
  page
    .getByRole('main')
    .getByRole('button', { name: textsOf(language).t(submit), exact: true })
    .last()

for (const language of ['KO', 'EN'] as const) {
  for (const [what, field] of Object.entries(fields)) {
    test(`in ${language}, ${what} refuses invisible characters`, async ({ page, open }) => {
      const { t } = textsOf(language)
      const writes: string[] = []
      page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()))
      await open(field.at, { scenario: field.scenario, language })
      const input = page.locator(`[name=${field.name}]`)
      for (const [character, unwanted] of Object.entries(unseen)) {
        await input.fill(field.text)
        await submitOf(page, field, language).click()
        await expect(page.getByText(t(field.message))).toHaveCount(0)
        await input.fill(`${field.text.slice(0, 3)}${unwanted}${field.text.slice(3)}`)
        await submitOf(page, field, language).click()
        await expect.soft(page.getByText(t(field.message)), character).toBeVisible()
      }
      expect(writes).toEqual([])
    })
  }
}

test('a name is sent in its composed form', async ({ page, open }) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  const { t } = textsOf('EN')
  await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
  await page.locator('[name=depositorName]').fill('홍길동 José'.normalize('NFD'))
  const sent = page.waitForRequest(callsOf(deposit.manualTransfer))
  await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
  expect((await sent).postDataJSON().depositorName).toBe('홍길동 José'.normalize('NFC'))
})

test('a right-to-left name does not reorder its surroundings', async ({ page, open }) => {
  const name = '\u202eמלך 92\u202e'
  await alter(page, member.memberInfo, (info) => Object.assign(info, { nickname: name, account: name }))
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  const shown = page.getByRole('main').getByText(name, { exact: true })
  await expect(shown).toHaveCount(2)
  for (const element of await shown.all()) {
    expect(await element.evaluate((node) => node.closest('bdi') !== null)).toBe(true)
  }
})

/** Patterns with exponential or nearly exponential time on the text below. */
const patterns = [
  '(a+)+$',
  '(a|a)*b',
  '(.*)*x',
  'a*a*a*a*a*a*a*a*a*a*b',
  '(a?){60}a{60}',
  `(${'a?'.repeat(200)})`,
  '(',
  '\\1(a)',
]

for (const pattern of patterns) {
  test(`a gateway’s pattern ${pattern.slice(0, 24)} does not block the page`, async ({ page, open }) => {
    await alter(page, system.validationSettings, (rules) => {
      for (const rule of Object.values(rules)) rule.pattern = pattern
    })
    await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
    const { t } = textsOf('EN')
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.locator('[name=depositorName]').fill(`${'a'.repeat(48)}!`)
    const sent = page.waitForRequest(callsOf(deposit.manualTransfer))
    await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await sent
  })
}
