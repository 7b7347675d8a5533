import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { expect, expectAccessible, test } from './test.ts'
import { textsOf } from './texts.ts'
import { fillOrder, member, submitButton, withdraw, withdrawalsOf } from './withdraw-journey.ts'
import { ledgerBalance } from './world.ts'

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
