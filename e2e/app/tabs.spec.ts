import type { Page, Request } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { wallet } from '#contract/wallet.ts'
import { memberPassword } from '#fixtures/members.ts'
import { callsOf } from '../support/answers.ts'
import { confirmSignOut, sendLogin } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, openTabBeside, store, visit } from '../support/visit.ts'
import { setEvening } from '../support/world-clock.ts'

const { t } = textsOf('EN')
const balance = '₩1,284,500.00'

async function openMenu(page: Page) {
  await page.getByRole('button', { name: t('header.menu') }).click()
  return page.getByRole('dialog', { name: t('header.menu') })
}

async function signOut(page: Page) {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: t('menu.sign_out') }).click()
  await confirmSignOut(page)
}

const logIn = (remember: boolean) => async (page: Page) => {
  await page.getByRole('link', { name: t('header.login') }).click()
  await page.locator('[name=username]').fill('haedal_92')
  await page.locator('[name=password]').fill(memberPassword)
  if (remember) await page.getByText(t('login.remember')).click()
  await sendLogin(page)
}

interface Change {
  /** The other tab's address. */
  at: string
  visitor?: true
  /** Expects the other tab's content before the change. */
  before: (other: Page) => Promise<unknown>
  /** Performs the change in this tab, at home. */
  act: (page: Page) => Promise<unknown>
  /** Expects the other tab's content after the change, without a reload. */
  after: (other: Page) => Promise<unknown>
}

const showsBalance = (page: Page) => expect(page.getByText(balance).first()).toBeVisible()
const showsVisitor = (page: Page) => expect(page.getByRole('link', { name: t('header.login') })).toBeVisible()

/** Changes that reach the other tabs. Add a row for each new one. */
const changes: Record<string, Change> = {
  'a sign-out': {
    at: '/m/member/home',
    before: showsBalance,
    act: signOut,
    async after(other) {
      await expect(other).toHaveURL(/\/m\/login$/)
      await expect(other.getByText('haedal_92')).toHaveCount(0)
    },
  },
  'a login that is kept': { at: '/m/home', visitor: true, before: showsVisitor, act: logIn(true), after: showsBalance },
  'a login for this visit': {
    at: '/m/home',
    visitor: true,
    before: showsVisitor,
    act: logIn(false),
    after: showsBalance,
  },
  'a language': {
    at: '/m/member/home',
    before: (other) => expect(other.locator('html')).toHaveAttribute('lang', 'en'),
    async act(page) {
      const menu = await openMenu(page)
      await menu.getByRole('button', { name: t('preferences.language', { name: 'English' }) }).click()
      await menu.getByRole('button', { name: '한국어' }).click()
    },
    async after(other) {
      await expect(other.locator('html')).toHaveAttribute('lang', 'ko')
      await expect(other.getByText(textsOf('KO').t('route.member')).first()).toBeVisible()
    },
  },
  'a theme': {
    at: '/m/member/home',
    before: (other) => expect(other.locator('html')).toHaveAttribute('data-theme', 'light'),
    async act(page) {
      const menu = await openMenu(page)
      await menu.getByRole('switch', { name: t('preferences.dark_mode') }).click()
    },
    after: (other) => expect(other.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'a hidden balance': {
    at: '/m/member/home',
    before: showsBalance,
    async act(page) {
      await follow(page, '/m/voucherCenter')
      await page.getByRole('button', { name: t('wallet.hide_balance') }).click()
    },
    after: (other) => expect(other.getByText(balance)).toHaveCount(0),
  },
}

for (const [what, { at, visitor, before, act, after }] of Object.entries(changes)) {
  test(`${what} reaches the other tab`, async ({ page, open }) => {
    await open('/m/home', { scenario: visitor ? 'default' : 'active-member', language: 'EN', theme: 'light' })
    const other = await openTabBeside(page)
    await visit(other, at)
    await before(other)
    let loads = 0
    other.on('load', () => loads++)
    await act(page)
    await after(other)
    expect(loads).toBe(0)
  })
}

test('a new balance reaches the other tab, which sends no request', async ({ page, arrange, clock }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await setEvening(clock)
  await visit(page, '/m/rewardCenter')
  const other = await openTabBeside(page)
  await visit(other, '/m/member/home')
  await showsBalance(other)
  let calls = 0
  const isBalance = callsOf(wallet.memberWallet)
  other.on('request', (request) => isBalance(request) && calls++)
  await page.getByRole('button', { name: t('rewards.claim_of', { title: 'Ten rounds today' }) }).click()
  await follow(page, '/m/home')
  await expect(page.getByText('₩1,285,500.00')).toBeVisible()
  await expect(other.getByText('₩1,285,500.00')).toBeVisible()
  expect(calls).toBe(0)
})

test('a new status reaches the other tab, which cannot ask for it', async ({
  page,
  open,
  request,
  world,
  expectRefusals,
}) => {
  // The reload may read from the gateway before it knows that the platform has closed.
  expectRefusals()
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  const other = await openTabBeside(page)
  await visit(other, '/m/member/home')
  await showsBalance(other)
  const isCall = (request: Request) => ['xhr', 'fetch'].includes(request.resourceType())
  await other.route('**/*', (route) => (isCall(route.request()) ? route.abort() : route.fallback()))
  const maintenance = { message: { ko: '정오에 만나요', en: 'Back at noon' }, endsAt: null }
  await request.post('/__gateway/settings', { data: { world, settings: { maintenance } } })
  await page.reload()
  for (const tab of [page, other]) await expect(tab.getByText('Back at noon')).toBeVisible()
})

test('data stored for one world reaches no tab of another', async ({ page, open, request, world }) => {
  await open('/m/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  await showsBalance(page)
  const phone = await page.context().newPage()
  const { value } = await (await request.post('/__gateway/sign-in', { data: { world, account: 'minji_k' } })).json()
  await page
    .context()
    .route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await phone.goto(`/w/${world}@2/blank`)
  await store(phone, {
    [stored.session.key]: value,
    [stored.language.key]: 'EN',
    [stored.popupMember.key]: false,
  })
  await visit(phone, '/m/member/home')
  await expect(phone.getByText('minji_k')).toBeVisible()
  await page.reload()
  await showsBalance(page)
  await follow(phone, '/m/home')
  await signOut(phone)
  await showsVisitor(phone)
  await follow(page, '/m/member/home')
  await expect(page.getByText('haedal_92')).toBeVisible()
})
