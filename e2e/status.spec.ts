import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'
import { textsOf } from './texts.ts'

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
