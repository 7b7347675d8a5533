import type { Page } from '@playwright/test'
import { agent } from '#contract/agent.ts'
import { deposit } from '#contract/deposit.ts'
import { member } from '#contract/member.ts'
import { system } from '#contract/system.ts'
import { callsOf } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { type Language, type TextKey, textsOf } from '../support/texts.ts'
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
  'the nickname of a downline': {
    at: '/m/member/agent/register',
    scenario: 'agent',
    name: 'nickname',
    text: 'Gildong',
    message: 'rule_nickname',
    submit: 'agent.register',
  },
  'the real name of a downline': {
    at: '/m/member/agent/register',
    scenario: 'agent',
    name: 'payeeName',
    text: 'Hong Gildong',
    message: 'rule_payee_name',
    submit: 'agent.register',
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

/** A name that reorders what follows it. */
const turning = '\u202eמלך 92\u202e'

const turn = (person: { nickname: string }) => Object.assign(person, { nickname: turning })

const turnDownlines = (page: Page) => alter(page, agent.downlines, ({ content }) => content.slice(0, 3).map(turn))

interface Shown {
  at: string
  scenario: string
  deliver: (page: Page) => Promise<unknown>
  press?: (page: Page) => Promise<unknown>
  /** How often the page shows the name. */
  times: number
}

/** The places that show another person's name. Add a row for each new place. */
const shownNames: Record<string, Shown> = {
  'on a member’s page': {
    at: '/m/member/home',
    scenario: 'active-member',
    deliver: (page) => alter(page, member.memberInfo, (info) => Object.assign(turn(info), { account: turning })),
    times: 2,
  },
  'in the list of downlines': { at: '/m/member/agent/team', scenario: 'agent', deliver: turnDownlines, times: 3 },
  'in the choice of downlines to move': {
    at: '/m/member/agent/team',
    scenario: 'agent',
    deliver: turnDownlines,
    press: (page) => page.getByRole('button', { name: textsOf('EN').t('agent.move_several') }).click(),
    times: 3,
  },
  'on a downline’s card and in its path': {
    at: '/m/member/agent/team?account=agent_ma',
    scenario: 'agent',
    deliver: (page) => alter(page, agent.downline, (person) => [person, ...person.path].map(turn)),
    times: 4,
  },
  'in the team’s results': {
    at: '/m/member/agent/kpi',
    scenario: 'agent',
    deliver: (page) =>
      alter(page, agent.teamKpiA, ({ content }) =>
        content
          .filter(({ own }) => !own)
          .slice(0, 3)
          .map(turn),
      ),
    times: 3,
  },
}

for (const [where, { at, scenario, deliver, press, times }] of Object.entries(shownNames)) {
  test(`a right-to-left name ${where} does not reorder its surroundings`, async ({ page, open }) => {
    await deliver(page)
    await open(at, { scenario, language: 'EN' })
    await press?.(page)
    const shown = page.getByRole('main').getByText(turning, { exact: true })
    await expect(shown).toHaveCount(times)
    for (const element of await shown.all()) {
      expect(await element.evaluate((node) => node.closest('bdi') !== null)).toBe(true)
    }
  })
}

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
