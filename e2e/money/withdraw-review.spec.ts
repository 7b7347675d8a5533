import { expectAccessible } from '../support/accessible.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openTabBeside, visit } from '../support/visit.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'
import { shown } from './wallets-journey.ts'
import { member, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t, slot } = textsOf('EN')
const scenario = 'safer-play'
const money = (amount: number) => shown(100 * amount)

for (const [amount, reason] of [
  [110_000, 'refused'],
  [120_000, 'returned'],
] as const) {
  test(`a withdrawal that is ${reason} gives the money back`, async ({ page, readWorld, open, clock }) => {
    await open('/m/withdraw', { scenario: 'active-member', language: 'EN', theme: 'dark' })
    const before = await ledgerBalance(readWorld, member)
    await withdraw(page, String(amount))
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
    await clock.advance('1m')
    await expect(page.getByRole('heading', { name: t(`withdraw.result_${reason}`) })).toBeVisible()
    await expect(page.getByText('₩1,284,500.00')).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before)
    await expectAccessible(page)
  })
}

test('a review that takes a day is followed to its end', async ({ page, request, world, readWorld, open, clock }) => {
  await open('/m/login', { language: 'EN' })
  await logInForDays(page, member, request, world)
  await visit(page, '/m/withdraw')
  const before = await ledgerBalance(readWorld, member)
  await withdraw(page, '130000')
  await clock.advance('23h')
  expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ amount: 13_000_000, status: 'pending' })
  await clock.advance('1h')
  await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
  expect(await ledgerBalance(readWorld, member)).toBe(before - 130_000)
})

test('the record in another tab shows the end of a review when it is looked at', async ({ page, open, clock }) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  await withdraw(page, '110000')
  const other = await openTabBeside(page)
  await visit(other, '/m/withdrawReport')
  const newest = other.getByRole('main').getByRole('listitem').first()
  await expect(newest).toContainText(t('withdraw.status_pending'))
  await clock.advance('1m')
  await expect(page.getByRole('heading', { name: t('withdraw.result_refused') })).toBeVisible()
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(newest).toContainText(t('withdraw.status_refused'))
})

test('RTS 14B: a withdrawal in review can be cancelled nowhere, and its money cannot be played', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/withdraw', { scenario, language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const amount = 1_284_000
  const cancel = page.getByRole('main').getByRole('button', { name: /cancel/i })

  await test.step('neither the order nor its record offers to cancel it', async () => {
    await page.getByRole('button', { name: t('amount.all') }).click()
    await withdraw(page, String(amount))
    await expect(page.getByText(money(before - amount))).toBeVisible()
    await expect(page.getByRole('main').locator('button:visible, a:visible')).toHaveText([
      t('withdraw.record_short'),
      new RegExp(`^${t('route.wallets')}`),
      t('wallet.hide_balance'),
      t('wallet.refresh_balance'),
      t('route.withdraw_record'),
      t('withdraw.again'),
    ])
    await visit(page, '/m/withdrawReport')
    const row = page.getByRole('tabpanel').getByRole('listitem').first()
    await expect(row).toContainText(t('withdraw.status_pending'))
    await expect(cancel).toHaveCount(0)
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
    await expect(cancel).toHaveCount(0)
  })

  await test.step('a game takes no bet from the money in review', async () => {
    await visit(page, '/m/home')
    await page
      .getByRole('button', { name: /Dragon Ascent/ })
      .first()
      .click()
    const game = page.frameLocator('iframe')
    const raise = game.getByRole('button', { name: slot.betUp })
    await expect(raise).toBeVisible()
    while (await raise.isEnabled()) await raise.click()
    await game.getByRole('button', { name: slot.spin, exact: true }).click()
    await expect(game.getByText('Not enough balance')).toBeVisible()
    await expect(game.getByText(/^Your balance is ₩500 and this bet is ₩/)).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'pending', amount: 100 * amount })
  })

  await test.step('the review pays all of it', async () => {
    await clock.advance('1m')
    expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ status: 'approved', amount: 100 * amount })
    const payouts = (await snapshotOf(readWorld)).tables.movements.filter(({ reason }) => reason === 'payout')
    expect(payouts.at(-1)).toMatchObject({ amount: 100 * amount })
  })
})
