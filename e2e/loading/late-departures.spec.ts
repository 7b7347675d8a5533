import type { Page } from '@playwright/test'
import { agent } from '#contract/agent.ts'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { messages } from '#contract/messages.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPassword } from '#fixtures/members.ts'
import { fillOrder, order } from '../money/withdraw-journey.ts'
import { callsOf, disableTimeouts, holdAnswers, settle } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'
import { latestCaptcha } from '../support/world.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

test.beforeEach(({ page }) => disableTimeouts(page))

interface Departure {
  from: string
  state?: { scenario: string }
  /** Whether nobody is logged in afterwards. */
  visitor?: true
  endpoint: Parameters<typeof callsOf>[0]
  /** Triggers the call whose reply is late. */
  press: (page: Page, captcha: () => Promise<string>) => Promise<unknown>
}

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click()

/** Actions whose late reply must not navigate. Add a row for each new one. */
const departures: Record<string, Departure> = {
  'a bank transfer': {
    from: '/m/voucherCenter',
    endpoint: deposit.manualTransfer,
    async press(page) {
      await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
      await page.locator('[name=depositorName]').fill('Hong Gildong')
      await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    },
  },
  'a payment': {
    from: '/m/voucherCenter',
    endpoint: deposit.paymentGateway,
    async press(page) {
      await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
      await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
      await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    },
  },
  'a withdrawal': {
    from: '/m/withdraw',
    endpoint: withdraw.withdraw,
    async press(page) {
      await fillOrder(page, '50000')
      await order(page)
    },
  },
  'a game': {
    from: '/m/home',
    endpoint: games.launch,
    press: (page) => page.getByRole('button', { name: 'Dragon Ascent' }).first().click(),
  },
  'the live chat': {
    from: '/m/message',
    endpoint: messages.launchChat,
    press: (page) => page.getByRole('button', { name: t('messages.chat') }).click(),
  },
  'a trial': {
    from: '/m/trail',
    state: { scenario: 'default' },
    visitor: true,
    endpoint: auth.freePlayLogin,
    press: (page) => page.getByRole('button', { name: t('trial.start') }).click(),
  },
  'a login': {
    from: '/m/login',
    state: { scenario: 'default' },
    visitor: true,
    endpoint: auth.login,
    async press(page) {
      await page.locator('[name=username]').fill('haedal_92')
      await page.locator('[name=password]').fill(memberPassword)
      await submit(page, t('login.title'))
    },
  },
  'a registration': {
    from: '/m/register',
    state: { scenario: 'default' },
    visitor: true,
    endpoint: auth.register,
    async press(page, captcha) {
      await page.locator('[name=username]').fill('gildong_26')
      for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(memberPassword)
      await page.locator('[name=payeeName]').fill('Hong Gildong')
      await page.locator('[name=captcha]').fill(await captcha())
      await submit(page, t('register.title'))
    },
  },
  'the registration of a downline': {
    from: '/m/member/agent/register',
    state: { scenario: 'agent' },
    endpoint: agent.registerDownline,
    async press(page) {
      await page.locator('[name=username]').fill('gildong_26')
      for (const name of ['password', 'confirmPassword']) await page.locator(`[name=${name}]`).fill(memberPassword)
      await page.locator('[name=payeeName]').fill('Hong Gildong')
      await submit(page, t('agent.register'))
    },
  },
}

for (const [what, { from, state, visitor, endpoint, press }] of Object.entries(departures)) {
  test(`a late reply to ${what} does not navigate a person who has left the page`, async ({
    page,
    readWorld,
    open,
  }) => {
    const late = await holdAnswers(page, callsOf(endpoint))
    await open(from, { ...member, ...state })
    await press(page, () => latestCaptcha(readWorld))
    await expect.poll(late.count).toBe(1)
    await follow(page, '/m/help')
    await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeVisible()
    let opened = 0
    page.context().on('page', () => opened++)
    await late.release()
    await settle(page)
    await expect(page).toHaveURL(/\/m\/help$/)
    await expect(page.getByRole('heading', { name: 'Terms and privacy' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(opened).toBe(0)
    await follow(page, '/m/home')
    const banner = page.getByRole('banner')
    await expect(visitor ? banner.getByRole('link', { name: t('header.login') }) : banner.getByText('₩')).toBeVisible()
  })
}
