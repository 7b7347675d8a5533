import type { Page, Request } from '@playwright/test'
import { games } from '#contract/games.ts'
import { type SessionInfo, stored } from '#contract/stored.ts'
import { breakCalls, disableTimeouts, holdAnswers, watchForTexts } from '../answers.ts'
import { logIn, signOut } from '../session-forms.ts'
import { test as base, expect } from '../test.ts'
import { textsOf } from '../texts.ts'
import { follow, openTabBeside, storagePrefix, store, visit } from '../visit.ts'

const { t } = textsOf('EN')
const former = 'haedal_92'
const next = 'penniless'
const keptGame = 'Kept by the former member'

/** Data that only the former member may see, by page. Add a row for each new page. */
const secrets = {
  '/m/home': ['₩1,284,500.00', keptGame],
  '/m/transaction/record': ['₩1,279,500.00'],
  '/m/gameRecord': ['₩17,500.00'],
  '/m/vouReport': ['₩150,000.00'],
  '/m/withdraw': ['•••• 6210 · 김*달'],
  '/m/withdrawReport': ['₩250,000.00'],
  '/m/profitandloss': ['₩661,600.00'],
  '/m/webEmail': ['How long does a withdrawal take?'],
  '/m/member/home': [former, '해달이'],
  '/m/member/manualRebate': ['₩3,777.30'],
  '/m/rewardCenter': ['₩5,661,600.00'],
  '/m/inviteFriends': ['₩4,500.00 to go'],
  '/m/securityCenter': ['ha****@example.com', '********4455'],
}
const places = Object.keys(secrets)
const texts = Object.values(secrets).flat()
const member = { scenario: 'active-member', language: 'EN' } as const

const sessionOf = (page: Page): Promise<SessionInfo> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? '{}'),
    storagePrefix(page) + stored.session.key,
  )

const tokenIn = (request: Request) => request.headers().authorization

/** Gives the former member a favourite with a unique name. */
async function nameFavourite(page: Page) {
  await page.route(
    ({ pathname }) => pathname.endsWith(games.favorites.path),
    async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      for (const game of answer.value?.content ?? []) game.displayName = keptGame
      await route.fulfill({ response, json: answer })
    },
  )
}

async function enter(page: Page, username: string) {
  await logIn(page, username)
  await expect(page).not.toHaveURL(/\/m\/login$/)
}

interface Change {
  page: Page
  signIn: (account: string) => Promise<SessionInfo>
  control: (path: string, data: object) => Promise<{ value: SessionInfo }>
  /** Call it when the former member has left. */
  watch: () => Promise<unknown>
}

type Handover = (change: Change) => Promise<unknown>

/** Opens a page of the member that has not loaded yet, so that the gateway reports the session's end. */
async function meetGateway(page: Page) {
  await follow(page, '/m/voucherCenter')
  await expect(page).toHaveURL(/\/m\/login$/)
}

/** How the next member takes over the former member's tab without a reload. Add a row for each new handover. */
const handovers: Record<string, Handover> = {
  async 'after a sign-out'({ page, watch }) {
    await follow(page, '/m/member/home')
    await signOut(page)
    await page.getByRole('link', { name: t('header.login') }).click()
    await watch()
    await enter(page, next)
  },
  async 'after a login on another device'({ page, signIn, control, watch }) {
    await control('settings', { settings: { singleSession: true } })
    await signIn(former)
    await meetGateway(page)
    await watch()
    await enter(page, next)
  },
  async 'after the session has run out'({ page, control, watch }) {
    await control('clock', { action: 'advance', by: '13h' })
    await meetGateway(page)
    await watch()
    await enter(page, next)
  },
  async 'by a login in another tab'({ page, signIn, watch }) {
    const session = await signIn(next)
    const requested = page.waitForRequest((request) => tokenIn(request) === session.token)
    await store(await openTabBeside(page), { [stored.session.key]: session })
    await requested
    await watch()
  },
}

const test = base.extend<{ control: Change['control']; signIn: Change['signIn'] }>({
  control: async ({ request, world }, use) =>
    use(async (path, data) => (await request.post(`/__gateway/${path}`, { data: { world, ...data } })).json()),
  signIn: async ({ control }, use) => use(async (account) => (await control('sign-in', { account })).value),
})

async function meetFormer(page: Page) {
  for (const [path, texts] of Object.entries(secrets)) {
    await follow(page, path)
    for (const text of texts) await expect(page.getByText(text).first()).toBeAttached()
  }
}

/** Visits every page as the next member, until each has finished loading. */
async function lookAround(page: Page, { failing }: { failing: boolean }) {
  for (const path of places) {
    await follow(page, path)
    if (path === '/m/home') {
      const banner = page.getByRole('banner')
      await expect(failing ? banner.getByLabel(t('wallet.balance_failed')) : banner.getByText('₩150.00')).toBeVisible()
      continue
    }
    const main = page.getByRole('main')
    if (failing) await expect(main.getByRole('alert').first()).toBeVisible()
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(main).toHaveText(/./)
  }
}

/** Runs a handover, and returns the former member's data that the page has shown since. */
async function changeMembers(handover: Handover, change: Omit<Change, 'watch'>) {
  let shown = async () => ['nobody watched']
  await handover({
    ...change,
    watch: async () => {
      shown = await watchForTexts(change.page, texts)
    },
  })
  return () => shown()
}

for (const [name, handover] of Object.entries(handovers)) {
  test(`${name}, the next member sees nothing of the former one while calls fail`, async ({
    page,
    open,
    signIn,
    control,
    expectRefusals,
  }) => {
    expectRefusals()
    await nameFavourite(page)
    await open('/m/home', member)
    await meetFormer(page)
    const { token } = await sessionOf(page)
    await breakCalls(page, (request) => ![undefined, token].includes(tokenIn(request)))
    const shown = await changeMembers(handover, { page, signIn, control })
    await lookAround(page, { failing: true })
    expect(await shown()).toEqual([])
  })

  test(`${name}, late replies to the former member do not reach the next one`, async ({
    page,
    open,
    signIn,
    control,
    expectRefusals,
  }) => {
    expectRefusals()
    await disableTimeouts(page)
    await nameFavourite(page)
    await open('/m/notice', member)
    const { token } = await sessionOf(page)
    const late = await holdAnswers(page, (request) => tokenIn(request) === token)
    for (const path of places) {
      const before = late.count()
      await follow(page, path)
      await expect.poll(late.count, { message: path }).toBeGreaterThan(before)
    }
    late.hold(false)
    const shown = await changeMembers(handover, { page, signIn, control })
    await late.release()
    await lookAround(page, { failing: false })
    expect(await shown()).toEqual([])
  })
}

test('a stale tab whose session ends keeps the next session', async ({
  page,
  open,
  signIn,
  control,
  expectRefusals,
}) => {
  expectRefusals()
  // A frozen tab has missed the messages of other tabs.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation())
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  })
  await open('/m/home', member)
  await expect(page.getByText('₩1,284,500.00')).toBeVisible()
  const other = await openTabBeside(page)
  await store(other, { [stored.session.key]: await signIn(next) })
  await control('settings', { settings: { singleSession: true } })
  await signIn(former)
  await follow(page, '/m/member/home')
  await expect(page.getByText(next)).toBeVisible()
  await expect(page.getByText(former)).toHaveCount(0)
  await visit(other, '/m/member/home')
  await expect(other.getByText(next)).toBeVisible()
})

for (const address of ['/m/login', '/m/register', '/m/register.html']) {
  test(`a member is redirected from ${address}`, async ({ page, open }) => {
    await open(address, member)
    await expect(page).toHaveURL(/\/m\/home$/)
    await follow(page, address)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.locator('[name=password]')).toHaveCount(0)
  })
}

test('a trial who logs in without a sign-out leaves no data of the trial', async ({ page, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/member/home', { scenario: 'trial', language: 'EN' })
  const { token, userName: trial } = await sessionOf(page)
  await expect(page.getByText(trial).first()).toBeVisible()
  await follow(page, '/m/login')
  await breakCalls(page, (request) => ![undefined, token].includes(tokenIn(request)))
  const shown = await watchForTexts(page, [trial])
  await enter(page, next)
  await follow(page, '/m/member/home')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  expect(await shown()).toEqual([])
})
