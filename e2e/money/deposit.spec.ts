import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { watchForTexts } from '../support/answers.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'
import { depositsOf, ledgerBalance, paidTo, sumOf } from '../support/world.ts'
import { fillTransfer, sendTransfer } from './deposit-by-bank.ts'
import { expectSums, select } from './record-page.ts'
import { shown } from './wallets-journey.ts'

const { t } = textsOf('EN')

test('a payment is made on the payment page, credited and recorded', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN', theme: 'light' })
  const before = await ledgerBalance(readWorld, 'haedal_92')

  await test.step('the form refuses an amount outside the limits', async () => {
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByLabel(t('deposit.amount')).first().fill('9000')
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await expect(page.getByText(t('amount.below', { minimum: '₩10,000' }))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the payment page accepts the payment', async () => {
    await page.getByRole('button', { name: t('amount.clear') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    await expect(page).toHaveURL(/\/__vendors\/pay\.html/)
    await page.getByRole('button', { name: 'Pay now' }).click()
  })

  await test.step('back in the app the money is credited once', async () => {
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + 50_000)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('deposit.record') })
      .first()
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: '₩50,000.00' })).toContainText(
      t('deposit.status_credited'),
    )
  })
})

test('an unfinished payment is continued, and paid by the code on its page', { tag: '@demo' }, async ({
  page,
  readWorld,
  open,
}) => {
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN', theme: 'dark' })
  const before = await ledgerBalance(readWorld, 'haedal_92')

  await test.step('the page is left before the payment', async () => {
    await page.getByRole('tab', { name: t('deposit.method_WECHAT') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩30,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_WECHAT') }).click()
    await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
  })

  await test.step('the record shows it unpaid, and the payment page is opened again', async () => {
    const made = (await depositsOf(readWorld)).at(-1)
    await visit(page, `/m/voucherCenter?deposit=${made?.id}`)
    await expect(page.getByRole('heading', { name: t('deposit.result_pending_GATEWAY') })).toBeVisible()
    await page.getByRole('link', { name: t('deposit.continue') }).click()
    const approve = page.getByRole('button', { name: 'Approve as in the app' })
    await expect(page.getByRole('img', { name: 'Payment code' })).toBeVisible()
    await expect(approve).toBeHidden()
    await page.getByText('Simulator: choose what happens').click()
    await approve.click()
  })

  await test.step('the provider calls back, and the money is credited', async () => {
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + 30_000)
  })
})

for (const method of ['ALIPAY', 'QQ'] as const) {
  test(`a payment by ${method} that is confirmed late is credited as soon as it is, and recorded`, async ({
    page,
    readWorld,
    open,
    clock,
  }) => {
    await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
    const before = await ledgerBalance(readWorld, 'haedal_92')
    await page.getByRole('tab', { name: t(`deposit.method_${method}`) }).click()
    await page.locator('[name=amount]').fill('130000')
    await page.getByRole('button', { name: t(`deposit.submit_${method}`) }).click()
    await page.getByText('Simulator: choose what happens').click()
    await page.getByRole('button', { name: 'Approve as in the app' }).click()
    await page.getByRole('button', { name: 'Go back', exact: true }).click()
    await expect(page.getByRole('heading', { name: t('deposit.result_confirming') })).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before)

    await clock.advance('10m')
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before + 130_000)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('deposit.record') })
      .first()
      .click()
    const entry = page.getByRole('listitem').filter({ hasText: '₩130,000.00' })
    await expect(entry).toContainText(t('deposit.status_credited'))
    await expect(entry).toContainText(t(`deposit.method_${method}`))
  })
}

for (const [ending, presses] of [
  ['cancelled', ['Cancel and go back']],
  ['failed', ['Simulator: choose what happens', 'Let it fail', 'Go back']],
] as const) {
  test(`a payment page that ends as ${ending} credits nothing, and the record says so`, async ({
    page,
    readWorld,
    open,
  }) => {
    await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
    const before = await ledgerBalance(readWorld, 'haedal_92')
    await page.getByRole('tab', { name: t('deposit.method_GATEWAY') }).click()
    await page.getByRole('button', { name: t('deposit.add', { amount: '₩50,000' }) }).click()
    await page.getByRole('button', { name: t('deposit.submit_GATEWAY') }).click()
    for (const press of presses) await page.getByText(press, { exact: true }).click()
    await expect(page.getByRole('heading', { name: t(`deposit.result_${ending}`) })).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before)
    expect((await depositsOf(readWorld)).at(-1)).toMatchObject({ status: ending, amount: 5_000_000 })

    await page
      .getByRole('main')
      .getByRole('link', { name: t('deposit.record') })
      .first()
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: '₩50,000.00' }).first()).toContainText(
      t(`deposit.status_${ending}`),
    )
  })
}

async function announce(page: Page, amount: number): Promise<void> {
  await page.locator('[name=amount]').fill(String(amount))
  await page.locator('[name=depositorName]').fill('김해달')
  await page.getByRole('button', { name: t('deposit.submit_BANK') }).click()
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
}

for (const [amount, ending, by] of [
  [110_000, 'failed', '1m'],
  [120_000, 'expired', '24h'],
] as const) {
  test(`a transfer that has ${ending} is reported on any screen, and on its own page by the page`, async ({
    page,
    request,
    world,
    open,
    expectToast,
    clock,
  }) => {
    const toast = t(`deposit.${ending}_toast`, { amount: `₩${amount.toLocaleString('en')}.00` })
    const advance = () => clock.advance(by)
    await open('/m/login', { language: 'EN' })
    await logInForDays(page, 'haedal_92', request, world)
    await visit(page, '/m/voucherCenter')
    await announce(page, amount)
    await follow(page, '/m/help')
    await advance()
    await expectToast(toast)
    await expect(page.getByText(toast)).toHaveCount(0)

    await follow(page, '/m/voucherCenter')
    await announce(page, amount)
    const toasted = await watchForTexts(page, [toast])
    await advance()
    await expect(page.getByRole('heading', { name: t(`deposit.result_${ending}_BANK`) })).toBeVisible()
    expect(await toasted()).toEqual([])
  })
}

test('a trial account cannot deposit and sees an alternative', async ({ page, open, expectToast }) => {
  await open('/m/voucherCenter', { scenario: 'trial', language: 'EN' })
  await expectToast(t('real_account_required'))
  await page.getByRole('link', { name: t('real_only.sign_up') }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('a bonus counts once it is credited, in the deposit record and in profit and loss, as the ledger paid it', async ({
  page,
  readWorld,
  open,
  clock,
}) => {
  const bonuses = async () => sumOf(await paidTo(readWorld, 'haedal_92', 'bonus'))
  const settle = () => clock.advance('1m')
  await open('/m/voucherCenter', { scenario: 'active-member', language: 'EN' })
  expect(await bonuses()).toBe(0)
  await fillTransfer(page)
  await page.getByRole('radio', { name: /Daily 5%/ }).check()
  await sendTransfer(page)
  await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
  await follow(page, '/m/vouReport')
  await expectSums(page, { 'deposit.total_bonus': shown(0) })

  await settle()
  await page.reload()
  expect(await bonuses()).toBe(250_000)
  await expectSums(page, { 'deposit.total_bonus': shown(await bonuses()) })
  await select(page, 'deposit.record_method', t('deposit.method_GATEWAY'))
  await expectSums(page, { 'deposit.total_bonus': shown(0) })
  await select(page, 'deposit.record_method', t('deposit.method_BANK'))
  await expectSums(page, { 'deposit.total_bonus': shown(await bonuses()) })

  await visit(page, '/m/profitandloss')
  const rewards = await paidTo(readWorld, 'haedal_92', 'bonus', 'reward', 'promotion', 'referral')
  await expectSums(page, { 'records.bonus': shown(sumOf(rewards)) })
})
