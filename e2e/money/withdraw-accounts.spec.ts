import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'
import { fillOrder, member, submitButton, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

test('a new bank account receives a withdrawal, which the ledger holds until it is paid', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  clock,
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
    await clock.advance('1m')
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

test('another bank account receives the withdrawal, and its pending row refreshes by itself', async ({
  page,
  readWorld,
  open,
  clock,
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
  await clock.advance('1m')
  await expect(row).toContainText(t('withdraw.status_approved'))
})
