import type { Page } from '@playwright/test'
import { agent } from '#contract/agent.ts'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { messages } from '#contract/messages.ts'
import { system } from '#contract/system.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPassword } from '#fixtures/members.ts'
import { fillOrder, order } from '../money/withdraw-journey.ts'
import { breakCalls, callsOf, disableTimeouts, holdAnswers, watchForTexts } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'
import { latestCaptcha } from '../support/world.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

const list = '/m/gameList?gameType=RNG'

const heartOf = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label, exact: true })

/** Returns the label of the first heart that is, or is not, filled. */
async function firstHeart(page: Page, filled: boolean): Promise<string> {
  const hearts = page.getByRole('main').locator(`button[aria-pressed=${filled}]`)
  return (await hearts.first().textContent()) ?? ''
}

/** Counts the selected calls from now on. */
function count(page: Page, selects: ReturnType<typeof callsOf>): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (selects(request)) calls += 1
  })
  return () => calls
}

/** Waits until the page shows the effects of a received reply. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

test.beforeEach(({ page }) => disableTimeouts(page))

test.describe('favourites', () => {
  test('an older reply does not undo a newer change', async ({ page, open, expectToast }) => {
    await page.clock.install()
    await open(list, member)
    const game = await firstHeart(page, false)
    const older = await holdAnswers(
      page,
      (request) => callsOf(games.favoritesList)(request) || callsOf(games.favorites)(request),
    )
    await page.clock.fastForward('10:00')
    await follow(page, '/m/home')
    await expect.poll(older.count).toBe(2)
    await follow(page, list)
    await heartOf(page, game).click()
    await expectToast(t('in_chang_saved'))
    await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
    await older.release()
    await settle(page)
    await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
  })

  for (const kept of [true, false]) {
    test(`a heart pressed while unknown adds a game that is ${kept ? '' : 'not '}a favourite`, async ({
      page,
      open,
      expectToast,
    }) => {
      await open(list, member)
      const game = await firstHeart(page, kept)
      const late = await holdAnswers(page, callsOf(games.favoritesList))
      const added = count(page, callsOf(games.addFavorite))
      const removed = count(page, callsOf(games.removeFavorite))
      await page.reload()
      await expect(heartOf(page, game)).not.toHaveAttribute('aria-pressed')
      await heartOf(page, game).click()
      await expect.poll(late.count).toBeGreaterThan(0)
      await late.release()
      await expectToast(t('in_chang_saved'))
      await expect(heartOf(page, game)).toHaveAttribute('aria-pressed', 'true')
      expect([added(), removed()]).toEqual([kept ? 0 : 1, 0])
    })
  }
})

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

for (const newestFirst of [true, false]) {
  test(`of two games pressed in turn the later one opens if its reply is ${newestFirst ? 'first' : 'last'}`, async ({
    page,
    open,
  }) => {
    const late = await holdAnswers(page, callsOf(games.launch))
    await open('/m/home', member)
    for (const [index, game] of ['Dragon Ascent', 'Tiger Gold'].entries()) {
      await page.getByRole('button', { name: game }).first().click()
      await expect.poll(late.count).toBe(index + 1)
    }
    await late.release({ newestFirst })
    await expect(page.getByRole('dialog', { name: 'Tiger Gold' })).toBeVisible()
    await settle(page)
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Tiger Gold' })).toBeVisible()
  })
}

test('an older status does not undo a newer one', async ({ page, open, request, world }) => {
  await open('/m/home', { language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog')
  const late = await holdAnswers(page, callsOf(system.status))
  const choices = [
    { from: textsOf('EN').t('preferences.language', { name: 'English' }), to: '한국어', bySms: false },
    { from: textsOf('KO').t('preferences.language', { name: '한국어' }), to: 'English', bySms: true },
  ]
  for (const [index, { from, to, bySms }] of choices.entries()) {
    const changed = await request.post('/__gateway/settings', {
      data: { world, settings: { flags: { MOBILEVERCODELOGIN3: bySms } } },
    })
    expect(changed.status()).toBe(200)
    await menu.getByRole('button', { name: from }).click()
    await menu.getByRole('button', { name: to, exact: true }).click()
    await expect.poll(late.count).toBe(index + 1)
  }
  await late.release({ newestFirst: true })
  await settle(page)
  await follow(page, '/m/login')
  await expect(page.getByRole('tab', { name: t('auth.mobile') })).toBeVisible()
})

test('a failure of a third of the calls is not reported as a missing network', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', member)
  const shown = await watchForTexts(page, [t('no_internet')])
  let calls = 0
  const launches = callsOf(games.launch)
  await breakCalls(page, (request) => launches(request) || (request.resourceType() === 'xhr' && calls++ % 3 === 0))
  for (const path of ['/m/member/home', '/m/vouReport', '/m/webEmail', '/m/rewardCenter', '/m/notice']) {
    const requested = page.waitForRequest((call) => call.resourceType() === 'xhr')
    await follow(page, path)
    await requested
    await expect(page.getByRole('main').locator('[aria-busy=true]'), path).toHaveCount(0)
  }
  await follow(page, '/m/home')
  const failed = page.waitForEvent('requestfailed', launches)
  await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
  await failed
  await settle(page)
  expect(await shown()).toEqual([])
})

test('a missing network is reported', async ({ page, context, open, expectRefusals, expectToast }) => {
  // A part that the page still fetches by then is lost as well.
  expectRefusals(/^PartLost: /)
  await open('/m/home', member)
  const tile = page.getByRole('button', { name: 'Dragon Ascent' }).first()
  await expect(tile).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await tile.click()
  await expectToast(t('no_internet'))
})

test('a read without a reply fails within ten seconds in total', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/notice', member)
  // Shortens the delay of each request, and records the requested delay.
  await page.evaluate((path) => {
    const requested: number[] = []
    class HurriedRequest extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        super.open(method, url)
        Object.defineProperty(this, 'timeout', {
          set: (ms: number) => void (String(url).includes(path) && requested.push(ms)),
        })
        if (String(url).includes(path)) setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), 200)
      }
    }
    Object.assign(window, { XMLHttpRequest: HurriedRequest, requestedTimes: requested })
  }, deposit.depositReport.path)
  await page.route(
    ({ pathname }) => pathname.endsWith(deposit.depositReport.path),
    () => undefined,
  )
  await follow(page, '/m/vouReport')
  await expect(page.getByRole('alert')).toBeVisible()
  const times = await page.evaluate(() => (window as unknown as { requestedTimes: number[] }).requestedTimes)
  const whole = times.reduce((sum, ms) => sum + ms, 0)
  expect(times.length).toBeGreaterThan(0)
  expect(times.every((ms) => ms > 0)).toBe(true)
  expect(whole).toBeLessThanOrEqual(10_000)
})
