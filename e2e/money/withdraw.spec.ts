import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { formatDateTime, formatMoney } from '#i18n/formats.ts'
import { expectAccessible } from '../support/accessible.ts'
import { fillRecords, loadRows, rowsOf } from '../support/long-lists-journey.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'
import { fillTransfer, sendTransfer } from './deposit-by-bank.ts'
import { fillOrder, member, order, submitButton, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

test('a new bank account receives a withdrawal, which the ledger holds until it is paid', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  const before = await ledgerBalance(readWorld, member)
  const earlier = (await withdrawalsOf(readWorld)).length

  await test.step('the member centre leads to the withdrawal', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('menu.withdraw'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('menu.withdraw') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an account in another name is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: t('withdraw.add_card') }).click()
    const dialog = page.getByRole('dialog', { name: t('withdraw.add_card') })
    await dialog.getByLabel(t('withdraw.bank')).selectOption({ label: 'Sup Savings Bank' })
    await dialog.locator('[name=cardNumber]').fill('048-220-113355')
    await dialog.locator('[name=payeeName]').fill('김해말')
    await dialog.locator('[name=paymentPassword]').fill(memberPaymentPassword)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('withdraw.add_card') }).click()
    await expect(dialog.getByText(t('withdraw.payee_differs'))).toBeVisible()
    await expect(dialog.locator('[name=cardNumber]')).toHaveValue('048-220-113355')
    await dialog.locator('[name=payeeName]').fill('김해달')
    await dialog.getByRole('button', { name: t('withdraw.add_card') }).click()
    await expect(page.getByRole('radio', { name: /Sup Savings Bank •••• 3355/ })).toBeChecked()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the order is confirmed with the account and the money, and sent once', async () => {
    await fillOrder(page, '50000')
    await submitButton(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('•••• 3355')
    await expect(dialog).toContainText('₩50,000.00')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t('menu.withdraw') }).dblclick()
    await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
    expect(await withdrawalsOf(readWorld)).toHaveLength(earlier + 1)
    expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)
    await expect(page.getByText('₩1,234,500.00')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the review approves it, which the page shows by itself', async () => {
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
    await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before - 50_000)
  })

  await test.step('the record has it', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('route.withdraw_record') })
      .last()
      .click()
    const row = page.getByRole('listitem').filter({ hasText: '•••• 3355' })
    await expect(row).toContainText('₩50,000.00')
    await expect(row).toContainText(t('withdraw.status_approved'))
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
  })
})

for (const [amount, reason] of [
  [110_000, 'refused'],
  [120_000, 'returned'],
] as const) {
  test(`a withdrawal that is ${reason} gives the money back`, async ({ page, request, world, readWorld, open }) => {
    await open('/m/withdraw', { scenario: 'active-member', language: 'EN', theme: 'dark' })
    const before = await ledgerBalance(readWorld, member)
    await withdraw(page, String(amount))
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
    await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
    await expect(page.getByRole('heading', { name: t(`withdraw.result_${reason}`) })).toBeVisible()
    await expect(page.getByText('₩1,284,500.00')).toBeVisible()
    expect(await ledgerBalance(readWorld, member)).toBe(before)
    await expectAccessible(page)
  })
}

test('a new member sets a payment password and a payee name, and adds the first account', async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/withdraw', { scenario: 'new-member', language: 'EN' })

  await test.step('a payment password comes first', async () => {
    const set = page.getByRole('button', { name: t('withdraw.set_password') })
    await page.locator('[name=newPaymentPassword]').fill('135790')
    await page.locator('[name=confirmPaymentPassword]').fill('135791')
    await set.click()
    await expect(page.getByText(t('passwords_differ'))).toBeVisible()
    await expectAccessible(page)
    await page.locator('[name=confirmPaymentPassword]').fill('135790')
    await set.click()
  })

  await test.step('then a bank account, whose holder becomes the payee', async () => {
    await page.getByLabel(t('withdraw.bank')).selectOption({ label: 'Namu Bank' })
    await page.locator('[name=cardNumber]').fill('1002-345-678901')
    await page.locator('[name=payeeName]').fill('Hong Gildong')
    await page.locator('[name=paymentPassword]').fill('135790')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('withdraw.add_card') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('security.payee_set') })
      .click()
    await expect(page.getByRole('radio', { name: /Namu Bank •••• 8901/ })).toBeChecked()
    const { members, bankCards } = (await snapshotOf(readWorld)).tables
    const { id, details } = members.find(({ account }) => account === 'newcomer')!
    expect(details).toMatchObject({ payeeName: 'Hong Gildong', paymentPassword: '135790' })
    expect(bankCards.filter(({ memberId }) => memberId === id)).toMatchObject([{ cardNumber: '1002345678901' }])
  })

  await test.step('an empty wallet cannot be withdrawn from, which the screen says', async () => {
    await expect(submitButton(page)).toBeDisabled()
    await expect(page.getByText(t('withdraw.blocked_funds', { minimum: '₩10,000.00' }))).toBeVisible()
  })
})

test('the turnover of a bonus is said in money, and blocks the withdrawal until it is met', async ({
  page,
  request,
  world,
  open,
}) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  await fillTransfer(page)
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await sendTransfer(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })

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
  request,
  world,
  readWorld,
  open,
  expectRefusals,
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

  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '30m' } })
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
  request,
  world,
  readWorld,
  open,
}) => {
  await open('/m/withdraw', { scenario: 'active-member', merchant: 'ROCKET', language: 'EN' })
  await fillOrder(page, '50000')
  await expect(page.getByLabel(t('withdraw.summary'))).toContainText('49,500.00₩')
  await order(page)
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
  await expect(page.getByText(t('withdraw.result_approved_text', { amount: '49,500.00₩' }))).toBeVisible()
  const paid = (await snapshotOf(readWorld)).tables.movements.slice(-2)
  expect(paid).toMatchObject([
    { reason: 'payout', amount: 4_950_000 },
    { reason: 'withdrawFee', amount: 50_000 },
  ])
})

test('the record filters by status, and its sums are those of the gateway', async ({ page, readWorld, open }) => {
  await open('/m/withdrawReport', { scenario: 'active-member', language: 'EN' })
  const all = (await withdrawalsOf(readWorld)).map((row) => ({ ...row, amount: row.amount / 100 }))
  const sums = page.getByLabel(t('records.sums'))
  const money = (amounts: { amount: number }[]) =>
    formatMoney(
      amounts.reduce((sum, { amount }) => sum + amount, 0),
      { symbol: '₩', position: 'F' },
      'EN',
    )
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(all.length)
  await expect(sums).toContainText(money(all))

  const refused = all.filter(({ status }) => status === 'refused')
  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_refused') })
  await expect(rows).toHaveCount(refused.length)
  await expect(sums).toContainText(money(refused))
  await expect(page.getByText(t('withdraw.status_returned'), { exact: true })).toBeVisible()

  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_pending') })
  await expect(page.getByText(t('records.none_filtered'))).toBeVisible()
  await page
    .getByRole('button', { name: t('records.clear') })
    .last()
    .click()
  await expect(rows).toHaveCount(all.length)
})

test('the record filters by period', async ({ page, open }) => {
  await open('/m/withdrawReport', { scenario: 'active-member', language: 'EN' })
  const rows = page.getByRole('main').getByRole('listitem')
  const sums = page.getByLabel(t('records.sums'))
  await expect(rows).toHaveCount(4)
  await expect(sums).toContainText('₩960,000.00')
  await page.getByRole('tab', { name: t('records.week') }).click()
  await expect(rows).toHaveCount(2)
  await expect(sums).toContainText('₩340,000.00')
  await expect(page).toHaveURL(/\?period=week$/)
  await page.getByRole('tab', { name: t('records.today') }).click()
  await expect(page.getByText(t('records.none_filtered'))).toBeVisible()
  await page
    .getByRole('button', { name: t('records.clear') })
    .last()
    .click()
  await expect(rows).toHaveCount(4)
})

test('the record loads its further pages, and its sums are of all of them', async ({
  page,
  request,
  world,
  readWorld,
  arrange,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  await fillRecords(request, world, readWorld, 45)
  await visit(page, '/m/withdrawReport')
  const more = page.getByRole('button', { name: t('records.more') })
  const sums = page.getByLabel(t('records.sums'))
  // Besides the four of the past, 45 like the first refused one, of 500,000.
  await expect(sums).toContainText('₩23,460,000.00')
  await expect(rowsOf(page)).toHaveCount(20)
  await loadRows(page, 49)
  await expect(more).toHaveCount(0)
  await expect(sums).toContainText('₩23,460,000.00')
})

test('a review that takes a day is followed to its end', async ({ page, request, world, readWorld, open }) => {
  const advance = (by: string) => request.post('/__gateway/clock', { data: { world, action: 'advance', by } })
  await open('/m/login', { language: 'EN' })
  await logInForDays(page, member, request, world)
  await visit(page, '/m/withdraw')
  const before = await ledgerBalance(readWorld, member)
  await withdraw(page, '130000')
  await advance('23h')
  expect((await withdrawalsOf(readWorld)).at(-1)).toMatchObject({ amount: 13_000_000, status: 'pending' })
  await advance('1h')
  await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
  expect(await ledgerBalance(readWorld, member)).toBe(before - 130_000)
})

test('another bank account receives the withdrawal, and its pending row refreshes by itself', async ({
  page,
  request,
  world,
  readWorld,
  open,
}) => {
  await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
  const accounts = page.getByRole('group', { name: t('withdraw.card') }).getByRole('radio')
  await expect(accounts.first()).toBeChecked()
  const other = accounts.and(page.getByRole('radio', { name: /•••• 6210/ }))
  await other.check()
  await expect(accounts.first()).not.toBeChecked()
  await fillOrder(page, '60000')
  await submitButton(page).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('•••• 6210')
  await question.getByRole('button', { name: t('menu.withdraw') }).click()
  await expect(page.getByRole('heading', { name: t('withdraw.result_pending') })).toBeVisible()
  const { bankCards } = (await snapshotOf(readWorld)).tables
  const made = (await withdrawalsOf(readWorld)).at(-1)
  expect(bankCards.find(({ id }) => id === made?.cardId)).toMatchObject({ cardNumber: '3021958846210' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('route.withdraw_record') })
    .last()
    .click()
  const row = page.getByRole('listitem').filter({ hasText: '₩60,000.00' })
  await expect(row).toContainText('•••• 6210')
  await expect(row).toContainText(t('withdraw.status_pending'))
  await request.post('/__gateway/clock', { data: { world, action: 'advance', by: '1m' } })
  await expect(row).toContainText(t('withdraw.status_approved'))
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

test('an empty record leads to the withdrawal', async ({ page, open }) => {
  await open('/m/withdrawReport', { scenario: 'new-member', language: 'EN' })
  await page
    .getByRole('main')
    .getByRole('link', { name: t('menu.withdraw'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
})
