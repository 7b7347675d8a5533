import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import { breakCalls, watchForTexts } from '../support/answers.ts'
import { expect } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, openTabBeside, storagePrefix, store, visit } from '../support/visit.ts'
import { withoutPictures } from '../support/without-pictures.ts'
import { arrival, enter, member, sessionOf, test, tokenIn } from './members.ts'

const { t } = textsOf('EN')

test.use({ launchOptions: withoutPictures })

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
  await open('/m/home', arrival(member))
  await expect(page.getByText('₩1,284,500.00')).toBeVisible()
  const other = await openTabBeside(page)
  await store(other, { [stored.session.key]: await signIn(member.next) })
  await control('settings', { settings: { singleSession: true } })
  await signIn(member.former)
  await follow(page, '/m/member/home')
  await expect(page.getByText(member.next)).toBeVisible()
  await expect(page.getByText(member.former)).toHaveCount(0)
  await visit(other, '/m/member/home')
  await expect(other.getByText(member.next)).toBeVisible()
})

/** Counts the messages that a tab receives from other tabs from now on. */
async function countMessages(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    (name) => {
      const heard = { messages: 0 }
      new BroadcastChannel(name).onmessage = () => heard.messages++
      Object.assign(window, { heard })
    },
    `parlor ${storagePrefix(page)}`,
  )
  return () => page.evaluate(() => (window as unknown as { heard: { messages: number } }).heard.messages)
}

test('the balance of a stale tab does not reach the next member in another tab', async ({ page, open, signIn }) => {
  // A frozen tab has missed the messages of other tabs; once it resumes, it sends its own.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation())
    BroadcastChannel.prototype.addEventListener = () => undefined
  })
  await open('/m/voucherCenter', arrival(member))
  await expect(page.getByText('₩1,284,500.00').first()).toBeVisible()
  const other = await openTabBeside(page)
  await store(other, { [stored.session.key]: await signIn(member.next) })
  await visit(other, '/m/home')
  await expect(other.getByRole('banner').getByText(member.balance)).toBeVisible()
  const heard = await countMessages(other)
  const shown = await watchForTexts(other, ['₩1,284,500.00'])
  await page
    .getByRole('button', { name: t('wallet.refresh_balance') })
    .first()
    .click()
  await expect.poll(heard).toBe(1)
  await expect(other.getByRole('banner').getByText(member.balance)).toBeVisible()
  expect(await shown()).toEqual([])
})

for (const address of ['/m/login', '/m/register', '/m/register.html']) {
  test(`a member is redirected from ${address}`, async ({ page, open }) => {
    await open(address, arrival(member))
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
  await enter(page, member.next)
  await follow(page, '/m/member/home')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  expect(await shown()).toEqual([])
})
