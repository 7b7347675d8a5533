import type { APIRequestContext, FrameLocator, Page, Route } from '@playwright/test'
import axisTexts from '#locales/en/studio/axes.json' with { type: 'json' }
import brandTexts from '#locales/en/studio/brand.json' with { type: 'json' }
import texts from '#locales/en/studio/page.json' with { type: 'json' }
import phoneTexts from '#locales/ko/home.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

type Axis = 'account' | 'history' | 'region' | 'sms' | 'network'

const panel = (page: Page) => page.getByRole('navigation', { name: texts.scenarios }).getByRole('group')
const choice = (page: Page, axis: Axis) => panel(page).getByRole('combobox', { name: axisTexts[`axis_${axis}`] })
const move = (page: Page, axis: Axis, value: string) => choice(page, axis).selectOption(value)
const scenario = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** Marks the phone's document; a new start of the app loses the mark. */
const mark = (phone: FrameLocator) => phone.locator('body').evaluate((body) => body.setAttribute('data-same', ''))
const marked = (phone: FrameLocator) => phone.locator('body[data-same]')

const balanceOf = {
  member: /1,284,500/,
  trial: /10,000/,
}

const koreanName = (page: Page) => page.getByRole('textbox', { name: 'Name in 한국어' })

/** Opens Studio with a phone whose merchant's name is edited. Returns the phone and its header. */
async function openEdited(page: Page, request: APIRequestContext, world: string) {
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  const banner = phone.getByRole('banner')
  await expect(phone.getByRole('main')).toBeVisible()
  await page.getByRole('tab', { name: brandTexts.tab_brand }).click()
  await koreanName(page).fill('노바')
  await expect(banner).toContainText('노바')
  return { phone, banner }
}

async function placeOf(request: APIRequestContext, world: string) {
  const { value } = await (await request.get('/__gateway/axes', { params: { world } })).json()
  return Object.fromEntries(value.map(({ name, value: now }: { name: string; value: string }) => [name, now]))
}

test('a world moves along three axes, and the phone follows', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of what the phone asks while its region is blocked
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  await expect(phone.getByRole('banner')).toBeVisible()
  await move(page, 'account', 'trial')
  await expect(phone.getByRole('banner')).toContainText(balanceOf.trial)
  await move(page, 'sms', 'never')
  await expect.poll(() => placeOf(request, world)).toMatchObject({ account: 'trial', sms: 'never' })
  await move(page, 'region', 'blocked')
  await expect(phone.getByRole('heading', { name: phoneTexts['system.region_title'] })).toBeVisible()
  expect(await placeOf(request, world)).toMatchObject({ account: 'trial', sms: 'never', region: 'blocked' })
  await expect(scenario(page, 'default')).toHaveAttribute('aria-current', 'true')
  await expect(panel(page).getByText('3 changed')).toBeVisible()
  await move(page, 'region', 'served')
  await expect(phone.getByRole('banner')).toContainText(balanceOf.trial)
  await scenario(page, 'default').click()
  await expect(choice(page, 'account')).toHaveValue('visitor')
  await expect(phone.getByRole('banner')).not.toContainText(balanceOf.trial)
})

test('a world moves although its page asks for everything again meanwhile', async ({ page, request, world }) => {
  const held = { events: [] as Route[], world: [] as Route[] }
  await page.route('**/__gateway/events?*', (route) => void held.events.push(route))
  await page.route(/__gateway\/world\?world=[^&]*$/, (route) =>
    held.world.length > 0 ? route.continue() : void held.world.push(route),
  )
  await openStudio(page, request, world)
  await expect(choice(page, 'account')).toHaveValue('visitor')
  await expect.poll(() => held.world.length).toBe(1)
  await move(page, 'account', 'trial')
  await held.events[0]?.continue()
  await expect.poll(() => placeOf(request, world)).toMatchObject({ account: 'trial' })
  await expect(choice(page, 'account')).toHaveValue('trial')
})

test('an app goes on in another world as it would start in it', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of what the former session still asks
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  const banner = phone.getByRole('banner')
  await expect(phone.getByRole('main')).toBeVisible()
  await mark(phone)

  await scenario(page, 'member-with-favorites').click()
  await expect(banner).toContainText(balanceOf.member)
  await scenario(page, 'trial').click()
  await expect(banner).toContainText(balanceOf.trial)
  await expect(phone.locator('body')).not.toContainText(balanceOf.member)
  await expect(marked(phone)).toHaveCount(1)

  // It replaces the initial of the name once it has loaded.
  const picture = banner.locator('img[src*="/avatars/"]')
  await expect(picture).toBeVisible()
  const shown = await banner.textContent()
  await page.getByRole('button', { name: texts.reload }).click()
  await expect(marked(phone)).toHaveCount(0)
  await expect(banner).toContainText(balanceOf.trial)
  await expect(picture).toBeVisible()
  expect(await banner.textContent()).toBe(shown)
})

test('an app leaves a member’s page when the session ends', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of what the former session still asks
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  await expect(phone.getByRole('main')).toBeVisible()
  await mark(phone)
  await scenario(page, 'member-with-favorites').click()
  await expect(phone.getByRole('banner')).toContainText(balanceOf.member)
  await phone.getByRole('link', { name: phoneTexts['bottom.member'] }).click()
  await expect(phone.locator('body')).toContainText('haedal_92')
  await scenario(page, 'login-needs-captcha').click()
  await expect(phone.locator('input[type="password"]')).toBeVisible()
  await expect(phone.locator('body')).not.toContainText('haedal_92')
  await expect(marked(phone)).toHaveCount(1)
})

test('a popup closes with the session that it was for', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of what the former session still asks
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  await expect(phone.getByRole('main')).toBeVisible()
  await page.evaluate((name) => localStorage.removeItem(`/w/${name}/SHELL_PU_B`), world)
  await page.getByRole('button', { name: texts.reload }).click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  await mark(phone)
  await scenario(page, 'trial').click()
  await expect(phone.getByRole('banner')).toContainText(balanceOf.trial)
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  await expect(marked(phone)).toHaveCount(1)
})

test('an app restarts if it would otherwise keep outdated state', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of every call while the gateway is down
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  await expect(phone.getByRole('main')).toBeVisible()
  for (const name of ['empty-lobby', 'active-member', 'gateway-down', 'default']) {
    await mark(phone)
    await scenario(page, name).click()
    await expect(marked(phone)).toHaveCount(0)
    await expect(phone.locator('#root > *').first()).toBeVisible()
  }
})

test('an edited merchant stays in a moved world and in another scenario, until another merchant replaces it', async ({
  page,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals() // of what the former session still asks
  const { phone, banner } = await openEdited(page, request, world)
  await mark(phone)

  await move(page, 'account', 'trial')
  await expect(banner).toContainText(balanceOf.trial)
  await expect(banner).toContainText('노바')
  await expect(marked(phone)).toHaveCount(1)
  await scenario(page, 'member-with-favorites').click()
  await expect(banner).toContainText(balanceOf.member)
  await expect(banner).toContainText('노바')
  const own = async () => (await (await request.get('/__gateway/settings', { params: { world } })).json()).value
  expect(await own()).toMatchObject({ merchant: 'HAEDAL', brand: { name: { ko: '노바' } } })

  await panel(page).getByRole('combobox', { name: axisTexts.axes_merchant }).selectOption('VELVET')
  await expect(banner).toContainText('벨벳 에이스')
  expect(await own()).not.toHaveProperty('brand')
})

test('a late answer about the world before its edits are back does not undo them', async ({
  page,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals() // of what the former session still asks
  const { banner } = await openEdited(page, request, world)

  const shipped = Promise.withResolvers<void>()
  const shown = Promise.withResolvers<void>()
  await page.route(/__gateway\/settings\b/, async (route) => {
    if (route.request().method() === 'POST') await shipped.promise
    await route.continue()
  })
  await page.route(/__gateway\/merchant\?/, async (route) => {
    const response = await route.fetch()
    shipped.resolve()
    await shown.promise
    await route.fulfill({ response })
  })
  const answered = page.waitForResponse(/__gateway\/merchant\?/)
  await move(page, 'account', 'trial')
  await expect(banner).toContainText(balanceOf.trial)
  shown.resolve()
  await answered
  await expect(koreanName(page)).toHaveValue('노바')
  await scenario(page, 'member-with-favorites').click()
  await expect(banner).toContainText(balanceOf.member)
  await expect(banner).toContainText('노바')
})
