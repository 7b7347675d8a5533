import { formatDateTime } from '#i18n/formats.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'
import { fillTransfer, sendTransfer } from './deposit-by-bank.ts'
import { fillOrder, order, submitButton, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

test('the turnover of a bonus is said in money, and blocks the withdrawal until it is met', async ({
  page,
  open,
  clock,
}) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  await fillTransfer(page)
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await sendTransfer(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  await clock.advance('1m')

  await visit(page, '/m/withdraw')
  // The deposit and its bonus of 2,500 must be staked three times.
  const owed = page.getByRole('region', { name: t('withdraw.turnover_label') })
  await expect(owed.getByRole('heading', { name: '₩157,500.00' })).toBeVisible()
  await expect(owed.getByRole('listitem').filter({ hasText: 'Daily 5%' })).toContainText(
    t('withdraw.bonus_missing', { amount: '₩157,500.00' }),
  )
  await expect(owed.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(submitButton(page)).toBeDisabled()
  await expect(submitButton(page)).toHaveAccessibleDescription(
    t('withdraw.blocked_turnover', { amount: '₩157,500.00' }),
  )
  await expectAccessible(page)
  await owed.getByRole('link', { name: t('withdraw.play') }).click()
  await expect(page).toHaveURL(/\/m\/gameCenter$/)
})

test('five wrong payment passwords lock it until a time that the screen says', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  for (const left of [4, 3, 2, 1]) {
    await fillOrder(page, '50000', '000000')
    await order(page)
    await expect(page.getByText(new RegExp(`^The payment password is wrong\\. ${left} `))).toBeVisible()
    await expect(page.locator('[name=amount]')).toHaveValue('50,000')
  }
  await order(page)
  await expect(submitButton(page)).toBeDisabled()
  const [{ lockedUntil } = { lockedUntil: 0 }] = (await snapshotOf(readWorld)).tables.paymentTries
  await expect(submitButton(page)).toHaveAccessibleDescription(
    t('withdraw.locked_until', { time: formatDateTime(lockedUntil, 'EN') }),
  )
  await expectAccessible(page)

  await clock.advance('30m')
  // A reply of the gateway brings its time.
  await page.getByRole('button', { name: t('wallet.refresh_balance') }).click()
  await expect(submitButton(page)).toBeEnabled()
  await withdraw(page, '50000')
})

test('amounts outside the limits and a fourth withdrawal of a day are not sent', async ({ page, readWorld, open }) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const earlier = (await withdrawalsOf(readWorld)).length

  await test.step('the form names the limit that is broken', async () => {
    const limits = { minimum: '₩10,000', maximum: '₩5,000,000', unit: '₩1,000' }
    for (const [amount, key] of [
      ['9000', 'amount.below'],
      ['5001000', 'amount.above'],
      ['10500', 'amount.in_units'],
      ['2000000', 'insufficient_funds'],
    ] as const) {
      await fillOrder(page, amount)
      await submitButton(page).click()
      await expect(page.getByText(t(key, limits))).toBeVisible()
    }
    await page.getByRole('button', { name: t('amount.all') }).click()
    await expect(page.locator('[name=amount]')).toHaveValue('1,284,000')
    expect(await withdrawalsOf(readWorld)).toHaveLength(earlier)
  })

  await test.step('three withdrawals use up the day', async () => {
    for (const left of [3, 2, 1]) {
      await expect(page.getByText(t('withdraw.left_of', { count: String(left), limit: '3' }))).toBeVisible()
      await withdraw(page, '20000')
      await page.getByRole('button', { name: t('withdraw.again') }).click()
    }
    await expect(submitButton(page)).toBeDisabled()
    await expect(page.getByText(t('withdraw.blocked_day_other', { count: '3' }))).toBeVisible()
    expect(await withdrawalsOf(readWorld)).toHaveLength(earlier + 3)
  })
})

test('the fee of a merchant is said before the order, and the ledger takes it', async ({
  page,
  readWorld,
  open,
  clock,
}) => {
  await open('/m/withdraw', { scenario: 'active-member', merchant: 'ROCKET', language: 'EN' })
  await fillOrder(page, '50000')
  await expect(page.getByLabel(t('withdraw.summary'))).toContainText('49,500.00₩')
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  await clock.advance('1m')
  await expect(page.getByText(t('withdraw.result_approved_text', { amount: '49,500.00₩' }))).toBeVisible()
  const paid = (await snapshotOf(readWorld)).tables.movements.slice(-2)
  expect(paid).toMatchObject([
    { reason: 'payout', amount: 4_950_000 },
    { reason: 'withdrawFee', amount: 50_000 },
  ])
})

test('a trial account and an agent’s own login cannot withdraw', async ({ page, open, expectToast }) => {
  await open('/m/withdraw', { scenario: 'trial', language: 'EN' })
  await expectToast(t('real_account_required'))
  await page.getByRole('link', { name: t('real_only.sign_up') }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await open('/m/withdraw', { scenario: 'agent-desk', language: 'EN' })
  await expectToast(t('real_account_required'))
})

test('a forgotten payment password is reset in the security centre', async ({ page, open }) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('link', { name: t('withdraw.forgotten') }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter\?part=forgotten$/)
})
