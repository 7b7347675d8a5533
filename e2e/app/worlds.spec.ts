import type { APIRequestContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { stored } from '#contract/stored.ts'
import chatTexts from '#locales/en/vendors/chat.json' with { type: 'json' }
import { orderLottery } from '../games/lottery-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { confirmSignOut } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix, store, visit, worldOf } from '../support/visit.ts'

const { t, slot } = textsOf('EN')

const unseen = { [stored.popupMember.key]: false, [stored.popupGuest.key]: false, [stored.language.key]: 'EN' }

/** Opens a phone at a base such as `/w/blue@2/`, in English and without popups. */
async function openPhone(page: Page, base: string, path: string, belongings: object = {}) {
  await page.goto(`${base}m/help`)
  await store(page, { ...unseen, ...belongings })
  await visit(page, path)
}

async function logIn(page: Page, account: string) {
  await visit(page, '/m/login')
  await page.getByRole('textbox', { name: t('auth.username') }).fill(account)
  await page.getByLabel(t('auth.password'), { exact: true }).fill('parlor2026')
  await page.getByRole('button', { name: t('login.title'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
}

const balance = (page: Page, amount: string) => page.getByRole('banner').getByText(amount)

const createWorld = async (request: APIRequestContext, world: string, merchant = 'HAEDAL') => {
  const made = await request.post('/__gateway/world/scenario', { data: { world, scenario: 'default', merchant } })
  expect(made.status()).toBe(200)
}

const Sessions = z.array(z.looseObject({ memberId: z.string() }))
const Snapshot = z.object({ value: z.object({ tables: z.looseObject({ sessions: Sessions }) }) })

const sessionsOf = async (request: APIRequestContext, world: string) => {
  const answer = await request.get('/__gateway/snapshot', { params: { world, secrets: 'true' } })
  return Snapshot.parse(await answer.json()).value.tables.sessions.map(({ memberId }) => memberId)
}

/** Files and pictures are the same in every world. */
const ofNoWorld = /^\/(__vendors\/assets|__art)\//

/** Records the pages and calls outside a base that a tab requests, at the app's origin or the vendors'. */
function watchOutside(page: Page, base: string): string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname, href } = new URL(request.url())
    const isOfAWorld = protocol === 'http:' && !ofNoWorld.test(pathname)
    if (isOfAWorld && !pathname.startsWith(base)) outside.push(href)
  })
  return outside
}

test('two tabs in two worlds are two phones with two sessions', async ({ page: blue, context, request, world }) => {
  const other = `${world}-red`
  await createWorld(request, world)
  await createWorld(request, other, 'VELVET')
  const red = await context.newPage()
  await openPhone(blue, `/w/${world}/`, '/m/home')
  await openPhone(red, `/w/${other}/`, '/m/home')
  await expect(blue.getByRole('link', { name: 'Haedal' })).toBeVisible()
  await expect(red.getByRole('link', { name: 'Velvet Ace' })).toBeVisible()

  await test.step('a login in one world does not log in the other', async () => {
    await logIn(blue, 'haedal_92')
    await red.reload()
    await expect(red.getByRole('link', { name: t('header.login') })).toBeVisible()
    await logIn(red, 'highroller')
    expect([await sessionsOf(request, world), await sessionsOf(request, other)]).toEqual([['m-0001'], ['m-0005']])
  })

  await test.step('a sign-out in one world keeps the other’s session', async () => {
    await red.getByRole('button', { name: t('header.menu') }).click()
    await red.getByRole('button', { name: t('menu.sign_out') }).click()
    await confirmSignOut(red)
    await expect(red.getByRole('link', { name: t('header.login') })).toBeVisible()
    await blue.reload()
    await expect(balance(blue, '₩1,284,500.00')).toBeVisible()
  })
  await request.delete('/__gateway/worlds', { params: { world: other } })
})

test('a second phone in the same world has a separate session: a member beside his agent', async ({
  page: member,
  context,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals()
  await createWorld(request, world)
  const agent = await context.newPage()
  await openPhone(member, `/w/${world}/`, '/m/home')
  await openPhone(agent, `/w/${world}@2/`, '/m/home')
  await logIn(member, 'haedal_92')
  await logIn(agent, 'agent_seo')
  await member.reload()
  await expect(balance(member, '₩1,284,500.00')).toBeVisible()
  await expect(balance(agent, '₩5,400,000.00')).toBeVisible()
  expect(await sessionsOf(request, world)).toHaveLength(2)

  for (const phone of [member, agent])
    await expect(phone.getByRole('button', { name: /^Dragon Ascent/ }).first()).toBeVisible()
  const message = { ko: '정오에 만나요', en: 'Back at noon' }
  const settings = { maintenance: { message, endsAt: null } }
  expect((await request.post('/__gateway/settings', { data: { world, settings } })).status()).toBe(200)
  for (const phone of [member, agent]) {
    await phone.reload()
    await expect(phone.getByText('Back at noon')).toBeVisible()
  }
})

test('a scenario link in a world creates a new one and opens its address', async ({ page, readWorld, arrange }) => {
  await arrange({ scenario: 'member-with-favorites', language: 'EN' })
  const world = worldOf(page)
  const before = await readWorld('/__gateway/world')
  await page.goto(`/w/${world}/m/gameList?gameType=RNG&scenario=trial&merchant=VELVET`)
  await expect(page).toHaveURL(/\/w\/w-[\da-f]{8}\/m\/gameList\?gameType=RNG$/)
  expect(worldOf(page)).not.toBe(world)
  await expect(page.getByRole('tablist').first()).toBeVisible()

  expect(await readWorld('/__gateway/world')).toMatchObject({ ...before, value: { scenario: 'member-with-favorites' } })
  await page.goto(`/w/${world}/m/home`)
  await expect(balance(page, '₩1,284,500.00')).toBeVisible()
})

test('another world refuses a token, without ending the session in its own world', async ({
  page,
  request,
  world,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  const other = `${world}-red`
  await createWorld(request, other)
  await open('/m/home', { scenario: 'member-with-favorites', language: 'EN' })
  const session = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    `${storagePrefix(page)}MC_SESSION_INFO`,
  )

  await test.step('the gateway reports the token’s world', async () => {
    const headers = { Authorization: session.token, ModuleId: 'MEMINFO3' }
    const answer = await request.get(`/w/${other}/wps/member/info`, { headers })
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toMatchObject({
      errorCode: 'SESSION_INVALID',
      message: `the session belongs to the world "${world}", not to "${other}"`,
    })
  })

  await test.step('a phone there sees the login', async () => {
    await openPhone(page, `/w/${other}/`, '/m/member/home', { MC_SESSION_INFO: session })
    await expect(page).toHaveURL(new RegExp(`/w/${other}/m/login$`))
  })

  await page.goto(`/w/${world}/m/home`)
  await expect(balance(page, '₩1,284,500.00')).toBeVisible()
  await request.delete('/__gateway/worlds', { params: { world: other } })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a missing world is reported, ${colorScheme}, with links`, async ({ page, expectRefusals }) => {
    expectRefusals()
    await page.emulateMedia({ colorScheme })
    expect((await page.goto('/w/nobody-made-this/m/home'))?.status()).toBe(404)
    await expect(page.getByText('There is no world "nobody-made-this"')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open a new world' }).click()
    await expect(page).toHaveURL(/\/w\/w-[\da-f]{8}\/$/)
  })
}

test.describe('a second phone stays in its world', () => {
  let outside: string[]

  test.beforeEach(async ({ page, request, world, arrange }) => {
    await arrange({ scenario: 'member-with-favorites', language: 'EN' })
    const signedIn = await request.post('/__gateway/sign-in', { data: { world, account: 'haedal_92' } })
    const { value: session } = await signedIn.json()
    await openPhone(page, `/w/${world}@2/`, '/m/help', { MC_SESSION_INFO: session })
    outside = watchOutside(page, `/w/${world}@2/`)
  })

  test.afterEach(async ({ page, world }) => {
    expect(page.url()).toContain(`/w/${world}@2/`)
    expect(outside).toEqual([])
  })

  test('when a vendor’s game is launched and left', async ({ page }) => {
    await visit(page, '/m/home')
    await page.getByRole('button', { name: 'Dragon Ascent' }).first().click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(game.getByRole('button', { name: slot.spin, exact: true })).toBeEnabled()
    await page.getByRole('button', { name: t('games.leave') }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('when a payment page is opened and returns', async ({ page }) => {
    await visit(page, '/m/voucherCenter')
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
  })

  test('when the live chat is opened and left', async ({ page }) => {
    await visit(page, '/m/message')
    await page.getByRole('button', { name: new RegExp(`^${t('messages.chat')}`) }).click()
    await expect(page.getByPlaceholder(chatTexts.placeholder)).toBeVisible()
    await page.getByRole('button', { name: chatTexts.back }).click()
    await expect(page).toHaveURL(/\/m\/message$/)
  })

  test('when the lottery’s frame is opened and closed', async ({ page, readWorld }) => {
    await store(page, { [stored.theme.key]: 'light' })
    await visit(page, '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=')
    await orderLottery(page, readWorld)
  })
})

test('a journey in a missing scenario fails with the gateway’s message', async ({ arrange }) => {
  await expect(arrange({ scenario: 'trail' })).rejects.toThrow(/"trail".*trial/)
})
