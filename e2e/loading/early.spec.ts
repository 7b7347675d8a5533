import type { Page } from '@playwright/test'
import { commonCalls, firstCalls, incompleteScreens } from '#app/early/first-calls.ts'
import { deposit } from '#contract/deposit.ts'
import { stored } from '#contract/stored.ts'
import { followRequests } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix, visit } from '../support/visit.ts'
import { readsOf } from './without-entry.ts'

const { t } = textsOf('EN')

/** Keeps the reads that nothing takes, which the app drops once its first screen has settled. */
const keepUntaken = (page: Page) =>
  page.addInitScript(() => {
    let answers: typeof globalThis.firstAnswers
    Object.defineProperty(globalThis, 'firstAnswers', {
      get: () => answers,
      set: (sent) => {
        answers = Object.assign(sent, { clear: () => undefined })
      },
    })
  })

/** The reads that the page has sent and that nothing has taken. */
const untaken = (page: Page) => page.evaluate(() => [...(globalThis.firstAnswers?.keys() ?? [])])

/** Addresses at which another screen opens, or one that has another address. */
const screenAt: Record<string, string> = {
  '/m/withdraw': '/m/login',
  '/m/register.html': '/m/register',
  '/m/index.html': '/m/home',
  '/m/nowhere': '/m/home',
}

const screens = [
  {
    scenario: 'default',
    paths: [
      '/m/home',
      '/m/login',
      '/m/register',
      '/m/gameList',
      '/m/help',
      '/m/activity',
      '/m/gameCenter',
      ...Object.keys(screenAt),
    ],
  },
  {
    scenario: 'active-member',
    paths: [
      '/m/home',
      '/m/gameList?gameType=LIVE&vassalage=PP',
      '/m/gameList?gameType=LIVE&vassalage=HOT',
      '/m/gameList?gameType=LIVE&vassalage=HOT&gameName=bac',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transfer',
      '/m/member/home',
      '/m/help',
      '/m/activity',
      '/m/rewardCenter',
      '/m/member/benefits',
      '/m/gameCenter',
    ],
  },
  { scenario: 'trial', paths: ['/m/home', '/m/member/home', '/m/member/benefits', '/m/gameCenter'] },
]

for (const { scenario, paths } of screens) {
  for (const path of paths) {
    test(`${path} in the world ${scenario} takes each read of the early script, and sends none twice`, async ({
      page,
      arrange,
    }) => {
      await arrange({ scenario, language: 'EN' })
      const reads = readsOf(page)
      await keepUntaken(page)
      await visit(page, path)
      await expect.poll(() => untaken(page)).toEqual([])
      await page.waitForLoadState('networkidle')
      const [address = '', query] = path.split('?')
      const token = scenario === 'default' ? undefined : 'any'
      const own = token ? address : (screenAt[address] ?? address)
      const calls = [
        ...commonCalls,
        ...(firstCalls[own]?.(
          { language: 'EN', token, real: scenario === 'active-member', query: new URLSearchParams(query) },
          '',
        ) ?? []),
      ]
      const expected = calls.filter(({ as }) => as !== 'session' || token).map((call) => call.path)
      expect(reads).toEqual(expect.arrayContaining(expected))
      expect(reads.filter((read, at) => expected.includes(read as never) && reads.indexOf(read) !== at)).toEqual([])
    })
  }
}

for (const scenario of ['active-member', 'member-with-favorites']) {
  for (const path of ['/m/home', '/m/gameList?gameType=RNG']) {
    test(`${path} in the world ${scenario} needs no HTTP client for its first screen`, async ({ page, arrange }) => {
      await arrange({ scenario, language: 'EN' })
      // The page does not settle before its pictures have arrived.
      const held: (() => Promise<void>)[] = []
      let isHeld = true
      await page.route(
        () => true,
        (route, request) => {
          if (!isHeld || request.resourceType() !== 'image') return route.fallback()
          held.push(() => route.continue())
        },
      )
      const clients: boolean[] = []
      page.on('request', (request) => {
        if (/\/assets\/transport-/.test(request.url())) clients.push(isHeld)
      })
      const requestsEnd = followRequests(page, (request) => request.resourceType() !== 'image')
      const visited = visit(page, path)
      await expect(page.getByRole('button', { name: /^Dragon Ascent/ }).first()).toBeVisible()
      if (path === '/m/home') await expect(page.getByRole('heading', { name: t('games.collection') })).toBeVisible()
      await requestsEnd()
      isHeld = false
      for (const release of held) await release()
      await visited
      await expect.poll(() => clients).toEqual([false])
    })
  }
}

const complete = Object.keys(firstCalls).filter((path) => path !== '/m/home' && !incompleteScreens.includes(path))
for (const path of complete) {
  test(`${path} begins with no reads besides those of the early script`, async ({ page, arrange }) => {
    await arrange({ scenario: path === '/m/login' ? 'default' : 'active-member', language: 'EN' })
    const others: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'xhr') others.push(new URL(request.url()).pathname)
    })
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(others).toEqual([])
  })
}

test('a read of the early script fails as well if there is no reply', async ({ page, arrange, expectRefusals }) => {
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN' })
  let calls = 0
  await page.route(
    ({ pathname }) => pathname.endsWith(deposit.depositBanks.path),
    () => void calls++,
  )
  await visit(page, '/m/voucherCenter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  // The read of the early script, and its one repetition by the app.
  expect(calls).toBe(2)
})

test('a damaged status of the last visit does not stop the start', async ({ page, arrange }) => {
  await arrange({ language: 'EN' })
  const damaged = { info: { resources: { brand: { code: 7, defaultTheme: 'dark', theme: { dark: null } } } } }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storagePrefix(page) + stored.status.key,
    JSON.stringify(damaged),
  ] as const)
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
})
