import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { desktop } from '../support/windows.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'
import { rows } from './record-page.ts'
import { shown } from './wallets-journey.ts'
import { member, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

const amount = 50_000
const money = (major: number) => shown(100 * major)

const cancel = (page: Page) => page.getByRole('main').getByRole('button', { name: t('withdraw.cancel'), exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: t('withdraw.cancel_title') })
const heading = (page: Page, status: 'pending' | 'approved' | 'cancelled') =>
  page.getByRole('heading', { name: t(`withdraw.result_${status}`) })

const change = (request: APIRequestContext, world: string, flags: object) =>
  request.post('/__gateway/settings', { data: { world, settings: { flags } } })

/** Opens the form at a merchant that allows cancellations. */
async function openForm(page: Page, request: APIRequestContext, world: string): Promise<void> {
  await change(request, world, { WITHDRAWCANCEL3: true })
  await visit(page, '/m/withdraw')
}

async function confirmCancel(page: Page): Promise<void> {
  await cancel(page).click()
  await question(page)
    .getByRole('button', { name: t('withdraw.cancel') })
    .click()
}

test('a pending withdrawal is cancelled from its page, and its money is back', async ({
  page,
  clock,
  request,
  world,
  readWorld,
  arrange,
  expectToast,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  // A review ends when the test says so.
  await clock.freeze()
  await openForm(page, request, world)
  const before = await ledgerBalance(readWorld, member)
  await withdraw(page, String(amount))
  await expect(page.getByText(money(before - amount))).toBeVisible()
  await expectAccessible(page)

  await test.step('the question names the amount, and a second thought changes nothing', async () => {
    await cancel(page).click()
    await expect(question(page)).toContainText(money(amount))
    await question(page)
      .getByRole('button', { name: t('withdraw.cancel_keep') })
      .click()
    await expect(question(page)).toHaveCount(0)
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'pending', amount: 100 * amount })
  })

  await test.step('the order and the balance show the cancellation', async () => {
    await confirmCancel(page)
    await expectToast(t('withdraw.cancelled_toast', { amount: money(amount) }))
    await expect(heading(page, 'cancelled')).toBeVisible()
    await expect(cancel(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('withdraw.again') })).toBeFocused()
    await expect(page.getByText(money(before))).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before)
    await expectAccessible(page)
  })

  await test.step('the record has it by its state', async () => {
    await visit(page, '/m/withdrawReport')
    await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_cancelled') })
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(t('withdraw.status_cancelled'))
    await expect(rows(page)).toContainText(money(amount))
  })

  await test.step('the review pays nothing', async () => {
    await clock.advance('1m')
    const { movements, withdrawals } = (await snapshotOf(readWorld)).tables
    const { id, status } = withdrawals.at(-1)!
    expect(status).toBe('cancelled')
    expect(movements.filter(({ reference }) => reference === id).map(({ reason }) => reason)).toEqual([
      'withdraw',
      'withdrawReturned',
    ])
    expect(await ledgerBalance(readWorld, member)).toBe(before)
  })
})

test('a withdrawal beside its record is approved while the member decides, and the record shows so', async ({
  page,
  clock,
  request,
  world,
  readWorld,
  arrange,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await page.setViewportSize(desktop)
  await arrange({ scenario: 'active-member', language: 'EN' })
  // A review ends when the test says so.
  await clock.freeze()
  await openForm(page, request, world)
  const before = await ledgerBalance(readWorld, member)
  await withdraw(page, String(amount))
  await visit(page, '/m/withdrawReport')
  const newest = page.getByRole('tabpanel').getByRole('listitem').first()
  await newest.getByRole('link').click()
  await cancel(page).click()
  await expect(question(page)).toContainText(money(amount))
  await clock.advance('1m')
  await question(page)
    .getByRole('button', { name: t('withdraw.cancel') })
    .click()
  await expectToast(t('withdraw.cancel_late'))
  await expect(heading(page, 'approved')).toBeVisible()
  await expect(newest).toContainText(t('withdraw.status_approved'))
  await expect(cancel(page)).toHaveCount(0)
  expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
})

for (const [name, flags] of [
  ['the merchant stops to allow it', { WITHDRAWCANCEL3: false }],
  ['safer play begins', { SAFERPLAY3: true }],
] as const) {
  test(`a cancellation is refused once ${name}, and then not offered`, async ({
    page,
    clock,
    request,
    world,
    readWorld,
    arrange,
    expectRefusals,
    expectToast,
  }) => {
    expectRefusals()
    await arrange({ scenario: 'active-member', language: 'EN' })
    // A review ends when the test says so.
    await clock.freeze()
    await openForm(page, request, world)
    const before = await ledgerBalance(readWorld, member)
    await withdraw(page, String(amount))
    await expect(cancel(page)).toBeVisible()
    await change(request, world, flags)
    await confirmCancel(page)
    await expectToast(t('no_permission'))
    await expect(heading(page, 'pending')).toBeVisible()
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'pending' })
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)

    await page.reload()
    await expect(heading(page, 'pending')).toBeVisible()
    await expect(cancel(page)).toHaveCount(0)
  })
}

test('RTS 14B: the withdrawal of withdrawal-in-review cannot be cancelled to play on, whatever the merchant allows', async ({
  page,
  clock,
  request,
  world,
  readWorld,
  arrange,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await arrange({ scenario: 'withdrawal-in-review', language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const { id } = (await withdrawalsOf(readWorld)).find(({ status }) => status === 'pending')!
  const status = async () => (await withdrawalsOf(readWorld)).find((one) => one.id === id)?.status

  await test.step('neither its record nor its page offers to cancel it', async () => {
    await change(request, world, { WITHDRAWCANCEL3: true })
    await visit(page, '/m/withdrawReport')
    const row = rows(page).filter({ hasText: t('withdraw.status_pending') })
    await expect(row).toHaveCount(1)
    await expect(cancel(page)).toHaveCount(0)
    await row.getByRole('link').click()
    await expect(heading(page, 'pending')).toBeVisible()
    await expect(cancel(page)).toHaveCount(0)
  })

  await test.step('a page that still offers it is refused', async () => {
    await change(request, world, { SAFERPLAY3: false })
    await page.reload()
    await expect(cancel(page)).toBeVisible()
    await change(request, world, { SAFERPLAY3: true })
    await confirmCancel(page)
    await expectToast(t('no_permission'))
    await expect(heading(page, 'pending')).toBeVisible()
    expect(await status()).toBe('pending')
    expect(await ledgerBalance(readWorld, member)).toBe(before)
  })

  await test.step('the review pays all of it', async () => {
    await clock.advance('1d')
    expect(await status()).toBe('approved')
    expect(await ledgerBalance(readWorld, member)).toBe(before)
  })
})
