import type { Page } from '@playwright/test'
import { CompactEncrypt, importJWK } from 'jose'
import { announcements } from '#contract/announcements.ts'
import { deposit } from '#contract/deposit.ts'
import { games } from '#contract/games.ts'
import { messages } from '#contract/messages.ts'
import { promotions } from '#contract/promotions.ts'
import { service } from '#contract/service.ts'
import { system } from '#contract/system.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { alter, foreignPaths, hostileAddresses, oneOfEachKind, watchForHarm } from './hostile.ts'

const { t } = textsOf('EN')
const member = { scenario: 'active-member', language: 'EN' } as const

interface Opening {
  place: string
  from: string
  /** Steps that the page needs before the first press. */
  prepare?: (page: Page) => Promise<unknown>
  /** Puts the address into the gateway's reply. */
  deliver: (page: Page, address: () => string) => Promise<void>
  press: (page: Page) => Promise<unknown>
  /** The message for the player; undefined for a launch, which shows none. */
  message: string | undefined
  /** The addresses to try; a game's tile is slow. */
  addresses?: readonly string[]
}

const openings: Opening[] = [
  {
    place: 'the live chat',
    from: '/m/message',
    deliver: (page, address) =>
      alter(page, messages.launchChat, (value) => Object.assign(value, { chatUrl: address() })),
    press: (page) => page.getByRole('button', { name: t('messages.chat') }).click(),
    message: t('system_busy'),
  },
  {
    place: 'a payment page',
    from: '/m/voucherCenter',
    async prepare(page) {
      await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
      await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    },
    deliver: (page, address) =>
      alter(page, deposit.paymentGateway, (value) => Object.assign(value, { payUrl: address() })),
    press: (page) => page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click(),
    message: t('system_busy'),
  },
  {
    place: 'a game',
    from: '/m/home',
    deliver: (page, address) =>
      alter(page, games.launch, (value) => Object.assign(value.content, { game_url: address() })),
    async press(page) {
      const hot = page.getByRole('region', { name: t('games.hot_title') })
      const tile = hot.getByRole('button', { name: 'Dragon Ascent' }).first()
      const launched = page.waitForResponse((response) => response.url().includes(games.launch.path))
      await tile.click()
      await launched
      await expect(tile).not.toHaveAttribute('aria-busy')
    },
    message: undefined,
    addresses: oneOfEachKind,
  },
]

for (const { place, from, prepare, deliver, press, message, addresses = hostileAddresses } of openings) {
  test(`${place} does not open at a hostile address`, async ({ page, open, expectToast }) => {
    let hostile = ''
    await deliver(page, () => hostile)
    await open(from, member)
    await prepare?.(page)
    const expectNoHarm = await watchForHarm(page)
    const here = page.url()
    for (const address of addresses) {
      hostile = address
      await press(page)
      if (message) await expectToast(message)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expectNoHarm()
      expect(page.url()).toBe(here)
    }
  })
}

test('the sportsbook reports a hostile address, and opens on a retry', async ({ page, open }) => {
  let hostile: string | undefined = hostileAddresses[0]
  await alter(page, games.launch, ({ content }) => {
    if (hostile) content.game_url = hostile
  })
  await open('/m/sportsGame', member)
  const expectNoHarm = await watchForHarm(page)
  for (const address of [...hostileAddresses.slice(1), undefined]) {
    await expect(page.getByText(t('game_unavailable'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('category.SPORTS') })).toBeVisible()
    await expectNoHarm()
    hostile = address
    // Until the reply arrives, the previous call's content is visible.
    const launched = page.waitForResponse((response) => response.url().includes(games.launch.path))
    await page.getByRole('button', { name: t('common.retry') }).click()
    await launched
  }
  await expect(page.locator('iframe')).toHaveAttribute('src', /sports/)
})

test('a pending deposit offers no hostile payment page', async ({ page, open }) => {
  let hostile = ''
  await alter(page, deposit.paymentGateway, (value) => Object.assign(value, { payUrl: '//evil.example/' }))
  await alter(page, deposit.depositReport, ({ content }) =>
    content.map((row) => Object.assign(row, { payUrl: hostile })),
  )
  await open('/m/voucherCenter', member)
  await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
  await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
  const made = page.waitForResponse((response) => response.url().includes(deposit.paymentGateway.path))
  await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
  const { value } = await (await made).json()
  const expectNoHarm = await watchForHarm(page)
  for (const address of oneOfEachKind) {
    hostile = address
    await visit(page, `/m/voucherCenter?deposit=${value.deposit.id}`)
    await expect(page.getByRole('alert').filter({ hasText: t('system_busy') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('deposit.continue') })).toHaveCount(0)
    await expectNoHarm()
  }
})

/** The status's addresses, and the places that link to them. */
const links = [
  { place: 'Telegram', from: '/m/message', kind: 'TELEGRAM', name: t('messages.telegram'), ready: t('route.messages') },
  {
    place: 'affiliate',
    from: '/m/message',
    kind: 'AFFILIATELINK',
    name: t('messages.affiliate'),
    ready: t('route.messages'),
  },
  { place: 'Android', from: '/m/app', kind: 'Android', name: t('download.start'), ready: t('download.none') },
] as const

for (const { place, from, kind, name, ready } of links) {
  test(`a hostile ${place} link is not offered`, async ({ page, arrange }) => {
    let hostile = ''
    await alter(page, system.status, ({ info }) => {
      info.resources.downloads = [{ resourceType: kind, url: hostile }]
    })
    await arrange(member)
    const expectNoHarm = await watchForHarm(page)
    for (const address of oneOfEachKind) {
      hostile = address
      await visit(page, from)
      await expect(page.getByText(ready, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
      await expectNoHarm()
    }
  })
}

test('customer service links to no hostile address, encrypted or not', async ({ page, open }) => {
  await alter(page, service.customerService, async (entries) => {
    const settings = await page.evaluate(
      async (path) => (await fetch(new URL(`.${path}`, document.baseURI))).json(),
      system.settingsConsolidated.path,
    )
    const { jwk, algorithm, encryption } = settings.value.paths
    const key = await importJWK(jwk, algorithm)
    const seal = (address: string) =>
      new CompactEncrypt(new TextEncoder().encode(address))
        .setProtectedHeader({ alg: algorithm, enc: encryption })
        .encrypt(key)
    const kinds = entries.map(({ csType }) => csType)
    const hostile = await Promise.all(
      kinds.flatMap((csType) =>
        [...oneOfEachKind, '/__gateway/worlds'].map(async (address) => ({ csType, path: await seal(address) })),
      ),
    )
    entries.splice(0, entries.length, ...hostile.filter(({ csType }) => csType === 'WHATSAPP').slice(0, -1))
    entries.push(...hostile.filter(({ csType }) => csType !== 'WHATSAPP'))
  })
  await open('/m/home', member)
  const expectNoHarm = await watchForHarm(page)
  await page.getByRole('button', { name: t('header.menu') }).click()
  await page.getByRole('button', { name: t('menu.customer_service') }).click()
  await expect(page.getByText(t('messages.service_none'))).toBeVisible()
  await expectNoHarm()
})

test('a closed platform offers no hostile customer service', async ({ page, arrange }) => {
  let hostile = ''
  await alter(page, system.status, ({ info }) => {
    info.customerService = hostile
  })
  await arrange({ scenario: 'maintenance', language: 'EN' })
  for (const address of oneOfEachKind) {
    hostile = address
    await visit(page, '/m/home')
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible()
    await expect(page.getByRole('link', { name: t('system.customer_service') })).toHaveCount(0)
  }
})

test('a banner links only to pages of the app', async ({ page, open }) => {
  const bad = [...hostileAddresses, ...foreignPaths, 'https://evil.example/']
  await alter(page, announcements.announcements, (value) => {
    const [model] = value.banner
    if (model) {
      value.banner = [...bad, '/m/notice?scenario=agent&world=x'].map((link, index) => ({
        ...model,
        groupName: 'm_home' as const,
        id: String(index),
        link,
      }))
    }
  })
  await open('/m/home', member)
  const banners = page.getByRole('region', { name: t('announcement.banners') })
  await expect(banners.locator('img').first()).toBeVisible()
  const addresses = await banners.locator('a').evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect([...new Set(addresses)]).toEqual([expect.stringMatching(/^(\/w\/[^/]+)?\/m\/notice$/)])
})

test('a promotion links only to pages of the app', async ({ page, open }) => {
  const bad = [...oneOfEachKind, '/__gateway/worlds', 'https://evil.example/']
  let model = ''
  await alter(page, promotions.promotions, (value) => {
    const [first] = value.list
    if (first) {
      model = first.id
      value.list = bad.map((link, index) => ({
        ...first,
        application: null,
        content: '<p>Terms</p>',
        id: `bad-${index}`,
        link,
      }))
    }
  })
  await open('/m/activity', member)
  for (const index of bad.keys()) {
    await visit(page, `/m/activity?id=bad-${index}`)
    await expect(page.getByText('Terms')).toBeVisible()
    await expect(page.getByRole('link', { name: t('promotions.join') })).toHaveCount(0)
  }
  expect(model).not.toBe('')
})
