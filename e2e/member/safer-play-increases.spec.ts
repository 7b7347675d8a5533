import type { Locator } from '@playwright/test'
import { memberPassword } from '#fixtures/members.ts'
import { fillTransfer, sendTransfer } from '../money/deposit-by-bank.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn, logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { depositsOf, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const scenario = 'safer-play'
const member = 'haedal_92'

test('RTS 12A, 12D: a deposit limit applies at once, refuses a deposit, and rises only after 24 hours and a confirmation', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
  clock,
}) => {
  expectRefusals()
  await open('/m/member/home', { scenario, language: 'EN' })
  const deposits = page.getByRole('region', { name: t('safer_play.kind_deposit') })
  const dialog = page.getByRole('dialog')
  const setDay = deposits.getByRole('button', { name: /24 hours/ })

  async function set(amount: string) {
    await setDay.click()
    await dialog.locator('[name=amount]').fill(amount)
    await dialog.getByRole('button', { name: t('safer_play.save') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(dialog).toHaveCount(0)
  }

  await test.step('the member centre leads to it', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('safer_play.title') })
      .click()
    await expect(deposits.getByText(t('safer_play.none'))).toHaveCount(3)
    await expectAccessible(page)
    await set('60000')
    await expect(deposits).toContainText('₩60,000.00')
    await expectAccessible(page)
  })

  await test.step('an increase waits', async () => {
    await set('500000')
    await expect(deposits).toContainText(t('safer_play.waits', { amount: '₩500,000.00' }))
    await expect(deposits.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('a deposit beyond the limit is refused, and what was typed stays', async () => {
    const before = (await snapshotOf(readWorld)).tables.deposits.length
    await visit(page, '/m/voucherCenter')
    await page.locator('[name=amount]').fill('70000')
    await page.locator('[name=depositorName]').fill('김해달')
    await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
    await expect(page.locator('[name=amount]')).toHaveValue('70,000')
    expect((await snapshotOf(readWorld)).tables.deposits).toHaveLength(before)
  })

  await test.step('after 24 hours and a new login the member confirms it', async () => {
    await clock.advance('1d')
    await visit(page, '/m/saferPlay')
    await expect(page).toHaveURL(/\/m\/login/)
    await page.locator('[name=username]').fill('haedal_92')
    await page.locator('[name=password]').fill(memberPassword)
    await page.getByRole('button', { name: t('login.title'), exact: true }).click()
    await expect(page).not.toHaveURL(/\/m\/login/)
    await visit(page, '/m/saferPlay')
    await deposits.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await expectToast(t('in_chang_saved'))
    await expect(deposits.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await expect(deposits).toContainText('₩500,000.00')
    expect((await snapshotOf(readWorld)).tables.saferPlay).toMatchObject([
      { limits: [{ kind: 'deposit', period: 'day', amount: 50_000_000, increase: null }] },
    ])
  })
})

test('RTS 12A, 12D: limits of 7 days and of a month apply lower at once, and higher only after 24 hours and a confirmation', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/login', { language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { flags: { SAFERPLAY3: true } } } })
  await logInForDays(page, member, request, world)
  await visit(page, '/m/saferPlay')
  const dialog = page.getByRole('dialog')
  const rowOf = (kind: 'deposit' | 'loss', period: RegExp) =>
    page
      .getByRole('region', { name: t(`safer_play.kind_${kind}`) })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: period }) })
  const week = rowOf('deposit', /7 days/)
  const month = rowOf('loss', /30 days/)
  const stored = async () => (await snapshotOf(readWorld)).tables.saferPlay[0]?.limits

  async function set(row: Locator, amount: string) {
    await row.getByRole('button', { name: t('safer_play.set') }).click()
    await dialog.locator('[name=amount]').fill(amount)
    await dialog.getByRole('button', { name: t('safer_play.save') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('a lower one applies at once', async () => {
    await set(week, '900000')
    await set(week, '800000')
    await set(month, '700000')
    await set(month, '600000')
    await expect(week).toContainText('₩800,000.00')
    await expect(month).toContainText('₩600,000.00')
    expect(await stored()).toMatchObject([
      { kind: 'deposit', period: 'week', amount: 80_000_000, increase: null },
      { kind: 'loss', period: 'month', amount: 60_000_000, increase: null },
    ])
  })

  await test.step('a higher one waits, and the gateway keeps to the lower one', async () => {
    await set(week, '2000000')
    await set(month, '3000000')
    await expect(week).toContainText(t('safer_play.waits', { amount: '₩2,000,000.00' }))
    await expect(month).toContainText(t('safer_play.waits', { amount: '₩3,000,000.00' }))
    await clock.advance('23h')
    await visit(page, '/m/voucherCenter')
    await page.locator('[name=amount]').fill('900000')
    await page.locator('[name=depositorName]').fill('김해달')
    await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
    await expect(page.getByText(t('safer_play.deposit_reached'))).toBeVisible()
  })

  await test.step('after 24 hours both apply when the member confirms them', async () => {
    await visit(page, '/m/saferPlay')
    await expect(month).toContainText('₩600,000.00')
    await expect(page.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    await clock.advance('1h')
    await page.reload()
    await week.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await month.getByRole('button', { name: t('safer_play.confirm_increase') }).click()
    await expect(week).toContainText('₩2,000,000.00')
    await expect(month).toContainText('₩3,000,000.00')
    await expect(page.getByRole('button', { name: t('safer_play.confirm_increase') })).toHaveCount(0)
    expect(await stored()).toMatchObject([
      { kind: 'deposit', period: 'week', amount: 200_000_000, increase: null },
      { kind: 'loss', period: 'month', amount: 300_000_000, increase: null },
    ])
  })
})

test('RTS 12D: with limit-increase-waiting the increase takes effect only after its wait and a confirmation', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/saferPlay', { scenario: 'limit-increase-waiting', language: 'EN' })
  const row = page.getByRole('listitem').filter({ hasText: t('safer_play.waits', { amount: '₩500,000.00' }) })
  const confirm = page.getByRole('button', { name: t('safer_play.confirm_increase') })
  const wanted = async () => {
    await visit(page, '/m/voucherCenter')
    await fillTransfer(page)
    await page.locator('[name=amount]').fill('150000')
    await sendTransfer(page)
  }
  const refused = page.getByText(t('safer_play.deposit_reached'))
  const deposits = await depositsOf(readWorld)

  await test.step('while it waits, the lower limit applies and nothing confirms the increase', async () => {
    await expect(row).toContainText('₩100,000.00')
    await clock.advance('11h')
    await page.reload()
    await expect(row).toContainText('₩100,000.00')
    await expect(confirm).toHaveCount(0)
    await wanted()
    await expect(refused).toBeVisible()
  })

  await test.step('after its wait, the lower limit applies until the member confirms the increase', async () => {
    await clock.advance('9h')
    await visit(page, '/m/saferPlay')
    await logIn(page, member)
    await expect(row).toContainText('₩100,000.00')
    await wanted()
    await expect(refused).toBeVisible()
    expect(await depositsOf(readWorld)).toEqual(deposits)
    await visit(page, '/m/saferPlay')
    await confirm.click()
    await expect(confirm).toHaveCount(0)
  })

  await test.step('then the deposit is accepted', async () => {
    await wanted()
    await expect.poll(async () => (await depositsOf(readWorld)).length).toBe(deposits.length + 1)
  })
})
