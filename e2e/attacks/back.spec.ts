import type { Page } from '@playwright/test'
import { promotions } from '#contract/promotions.ts'
import { stored } from '#contract/stored.ts'
import { wallet } from '#contract/wallet.ts'
import { callsOf, watchForTexts } from '../support/answers.ts'
import { signOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { blankPage, follow, openTabBeside, store, visit } from '../support/visit.ts'
import { windowedBrowser } from '../support/windowed-browser.ts'

// This browser keeps left pages in its back/forward cache, as players' browsers do.
test.use({
  launchOptions: { ...windowedBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const
const secrets = ['₩1,284,500.00', 'haedal_92', '해달이', '₩1,279,500.00', '₩150,000.00']
const places = ['/m/member/home', '/m/transaction/record', '/m/vouReport']

async function leave(page: Page) {
  await follow(page, '/m/member/home')
  await signOut(page)
  await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
}

test('Back after a sign-out shows nothing of the member', async ({ page, open }) => {
  await open('/m/home', member)
  for (const path of places) {
    await follow(page, path)
    await expect(page.getByText('₩').first()).toBeVisible()
  }
  await leave(page)
  const shown = await watchForTexts(page, secrets)
  for (const _ of places) {
    await page.evaluate(
      () =>
        new Promise<void>((went) => {
          addEventListener('popstate', () => went(), { once: true })
          history.back()
        }),
    )
    await expect(page).toHaveURL(/\/m\/(home|login)$/)
  }
  expect(await shown()).toEqual([])
})

test('Back to an earlier page shows nothing of a member who has signed out elsewhere', async ({ page, open }) => {
  await open('/m/member/home', member)
  await expect(page.getByText('haedal_92')).toBeVisible()
  await visit(page, `/${blankPage}`)
  const other = await openTabBeside(page)
  await visit(other, '/m/home')
  await expect(other.getByText('₩1,284,500.00').first()).toBeVisible()
  await leave(other)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByText('haedal_92')).toHaveCount(0)
})

test('a page from the back/forward cache shows the current member’s data', async ({ page, open, request, world }) => {
  // Some browsers send a kept page no storage events of other pages.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await open('/m/member/home', member)
  await expect(page.getByText('haedal_92')).toBeVisible()
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  await visit(page, `/${blankPage}`)
  const { value } = await (await request.post('/__gateway/sign-in', { data: { world, account: 'penniless' } })).json()
  await store(page, { [stored.session.key]: value, [stored.theme.key]: 'dark' })
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText('penniless')).toBeVisible()
  await expect(page.getByText('haedal_92')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
})

for (const path of ['/m/home', '/m/gameList', '/m/member/home']) {
  test(`the browser keeps ${path} for Back`, async ({ page, open }) => {
    await open(path, member)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    )
    await visit(page, `/${blankPage}`)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
  })
}

/** The actions that return a person to a tab. */
const returns = {
  'after sleep': () => {
    const events = [new Event('visibilitychange'), new Event('visibilitychange')]
    for (const [index, event] of events.entries()) {
      const state = index === 0 ? 'hidden' : 'visible'
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(event)
    }
  },
  'to a kept page': () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'to the network': () => void dispatchEvent(new Event('online')),
}

/** Data that may have changed meanwhile, its page, and its endpoint. */
const refreshed = {
  'the balance': { at: '/m/voucherCenter', ready: '₩1,284,500.00', endpoint: wallet.memberWallet },
  'the session on a page without the balance': {
    at: '/m/notice',
    ready: 'Weekend Jackpot Night',
    endpoint: wallet.memberWallet,
  },
  promotions: { at: '/m/activity', ready: 'Weekend Jackpot Night', endpoint: promotions.promotions },
}

for (const [how, comeBack] of Object.entries(returns)) {
  for (const [what, { at, ready, endpoint }] of Object.entries(refreshed)) {
    test(`a return ${how} refetches ${what}`, async ({ page, open }) => {
      await page.clock.install()
      await open('/m/home', member)
      await expect(page.getByText('₩1,284,500.00')).toBeVisible()
      await follow(page, at)
      await expect(page.getByRole('main').getByText(ready).first()).toBeVisible()
      await page.clock.fastForward('10:00')
      const again = page.waitForRequest(callsOf(endpoint))
      await page.evaluate(comeBack)
      await again
    })
  }
}

test('a return to an ended session shows a message', async ({
  page,
  open,
  request,
  world,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await page.clock.install()
  await open('/m/member/home', member)
  await expect(page.getByText('₩1,284,500.00')).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { singleSession: true } } })
  await request.post('/__gateway/sign-in', { data: { world, account: 'haedal_92' } })
  await page.clock.fastForward('10:00')
  await page.evaluate(returns['after sleep'])
  await expectToast(t('logged_in_elsewhere'))
  await expect(page).toHaveURL(/\/m\/login$/)
})
