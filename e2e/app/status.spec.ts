import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { merchantFiles } from '#fixtures/library.ts'
import plain from '#locales/en/voices/plain.json' with { type: 'json' }
import refined from '#locales/en/voices/refined.json' with { type: 'json' }
import sporty from '#locales/en/voices/sporty.json' with { type: 'json' }
import type { Brand } from '#merchant/brand.ts'
import type { Voice } from '#merchant/look.ts'
import { Merchant } from '#merchant/merchant.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix, store } from '../support/visit.ts'

const { t } = textsOf('EN')

test('maintenance closes the whole app with a message; the app reopens with the gateway', async ({
  page,
  request,
  world,
  open,
}) => {
  await open('/m/gameList', { scenario: 'maintenance', language: 'EN' })
  await expect(page.getByRole('heading', { name: t('system.maintenance_title') })).toBeVisible()
  await expectAccessible(page)
  await request.post('/__gateway/settings', { data: { world, settings: { maintenance: null } } })
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.getByRole('main', { name: t('route.game_list') })).toBeVisible()
})

test('an excluded region sees its address', async ({ page, open }) => {
  await open('/m/home', { scenario: 'region-blocked', language: 'EN' })
  await expect(page.getByText('203.0.113.7')).toBeVisible()
  await expectAccessible(page)
})

test('the last status is used at once, then refreshed', async ({ page, request, world, open, expectRefusals }) => {
  expectRefusals()
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { regionRestriction: true } } })
  await page.reload()
  await expect(page.getByText('203.0.113.7')).toBeVisible()
})

test('an unreachable gateway on the first visit is reported, and retried', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', { scenario: 'gateway-down', language: 'EN' })
  await expect(page.getByRole('heading', { name: t('system.unreachable_title') })).toBeVisible()
  await expectAccessible(page)
  await request.delete('/__gateway/faults', { params: { world } })
  await page.getByRole('button', { name: t('common.retry') }).click()
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
})

const merchants = Object.values(merchantFiles).map((file) => Merchant.parse(file))
const voices: Record<Voice, Record<string, string>> = { friendly: {}, refined, sporty, plain }

/** Expects a merchant's name, logo and colours on a closed page with a title, which the merchant's voice may replace. */
async function expectBrand(page: Page, { name: { en: name = '' }, theme, defaultTheme }: Merchant, title: TitleKey) {
  await expect(page.getByRole('heading', { name: voices[theme.look.voice][title] ?? t(title) })).toBeVisible()
  await expect(page).toHaveTitle(name)
  const header = page.getByRole('banner')
  await expect(header).toContainText(name)
  const logo = header.getByRole('paragraph').locator('img')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(logo).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', defaultTheme)
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--background', '--accent'].map((role) => style.getPropertyValue(role))
    })
  const { background, accent } = theme[defaultTheme]
  await expect.poll(colours).toEqual([background, accent])
  await expectAccessible(page)
}

type TitleKey = 'system.maintenance_title' | 'system.region_title' | 'system.unreachable_title'

for (const merchant of merchants) {
  test(`the closed pages of ${merchant.code} carry its name, logo and colours`, async ({
    page,
    request,
    world,
    open,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/home', { scenario: 'maintenance', merchant: merchant.code, language: 'EN' })
    await expectBrand(page, merchant, 'system.maintenance_title')

    const settings = { maintenance: null, regionRestriction: true }
    await request.post('/__gateway/settings', { data: { world, settings } })
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expectBrand(page, merchant, 'system.region_title')

    await request.post('/__gateway/faults', { data: { world, fault: { endpoint: '*', error: 'FAULT_INJECTED' } } })
    await editStatus(page, ofAnOlderBuild)
    await page.reload()
    await expectBrand(page, merchant, 'system.unreachable_title')
  })
}

/** Changes what the last visit has stored of the platform. */
async function editStatus(page: Page, edit: (status: StoredStatus) => void) {
  const { key } = stored.status
  const status = JSON.parse(
    (await page.evaluate((name) => localStorage.getItem(name), storagePrefix(page) + key)) ?? '',
  )
  edit(status)
  await store(page, { [key]: status })
}

interface StoredStatus {
  info: { customerService?: unknown; resources: { brand: Brand } }
}

/** A status that this build does not accept, with the brand in it. */
const ofAnOlderBuild = (status: StoredStatus) => {
  delete status.info.customerService
}

test('an unreachable gateway after a status with a damaged brand shows no merchant', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/home', { merchant: 'VELVET', language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  await request.post('/__gateway/faults', { data: { world, fault: { endpoint: '*', error: 'FAULT_INJECTED' } } })
  await editStatus(page, ({ info }) => {
    info.resources.brand.theme.dark.background = 'red; background: url(//attacker.example)'
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: t('system.unreachable_title') })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Parlor')
  await expect(page.getByRole('paragraph').locator('img')).toHaveCount(0)
})

test('an expired session is reported and dropped', async ({ page, open, expectRefusals, expectToast }) => {
  expectRefusals()
  await open('/m/home', { scenario: 'session-expired', language: 'EN' })
  await expectToast(t('not_logged_in'))
  await expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()
})

test('an unknown path falls back to home', async ({ page, open }) => {
  await open('/m/nowhere', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
})
