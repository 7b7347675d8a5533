import { wallet } from '#contract/wallet.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'
import { expectWallets, shown, transfer, walletRow, walletsInLedger } from './wallets-journey.ts'

const { t } = textsOf('EN')
const member = 'haedal_92'

test('money moves to a game wallet once, and everything comes home', async ({ page, readWorld, open, expectToast }) => {
  await open('/m/member/home', { scenario: 'active-member', language: 'EN' })
  const before = await walletsInLedger(readWorld, member)

  await test.step('the member centre leads to the wallets', async () => {
    await page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('link', { name: t('member.transfer') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('route.wallets') })).toBeVisible()
    await expectWallets(page, readWorld, member)
    await expect(page.getByText(t('wallet.all_home'))).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an amount above the balance is named, and stays', async () => {
    await transfer(page, 'game', 'Riverstone', '9000000')
    await expect(page.getByText(t('insufficient_funds'))).toBeVisible()
    await expect(page.locator('[name=amount]')).toHaveValue('9,000,000')
    await expectAccessible(page)
  })

  await test.step('two presses move the money once', async () => {
    const moved = (await snapshotOf(readWorld)).tables.movements.length
    await page.locator('[name=amount]').fill('50000.25')
    await page.getByRole('button', { name: t('wallet.submit_game', { wallet: 'Riverstone' }) }).dblclick()
    await expectToast(t('wallet.moved_game', { amount: '₩50,000.25', wallet: 'Riverstone' }))
    await expect(page.locator('[name=amount]')).toHaveValue('')
    expect((await snapshotOf(readWorld)).tables.movements).toHaveLength(moved + 1)
    expect((await walletsInLedger(readWorld, member)).RV).toBe((before.RV ?? 0) + 5_000_025)
    await expectWallets(page, readWorld, member)
  })

  await test.step('a part comes back, then all of the rest', async () => {
    await transfer(page, 'main', 'Riverstone', '20000')
    await expectToast(t('wallet.moved_main', { amount: '₩20,000.00' }))
    await expectWallets(page, readWorld, member)
    await page.getByRole('button', { name: t('amount.all'), exact: true }).click()
    await expect(page.locator('[name=amount]')).toHaveValue('30,000.25')
    await page.getByRole('button', { name: t('wallet.bring_home') }).click()
    await expectToast(t('wallet.brought', { amount: '₩30,000.25' }))
    await expectWallets(page, readWorld, member)
    expect((await walletsInLedger(readWorld, member)).MAIN).toBe(before.MAIN)
  })

  await test.step('the record has the four movements on both sides', async () => {
    await page.getByRole('link', { name: t('wallet.record') }).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(6)
  })
})

test('a wallet under maintenance shows its money, and moves none of it', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectToast,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/transfer', { scenario: 'active-member', language: 'EN', theme: 'dark' })
  await transfer(page, 'game', 'Riverstone', '40000')
  await expectToast(t('wallet.moved_game', { amount: '₩40,000.00', wallet: 'Riverstone' }))
  const close = (...vendors: string[]) =>
    request.post('/__gateway/settings', { data: { world, settings: { vendorMaintenance: vendors } } })

  await test.step('a transfer that meets the closing is refused, and the amount stays', async () => {
    await page.locator('[name=amount]').fill('1000')
    await close('RV')
    await page.getByRole('button', { name: t('wallet.submit_game', { wallet: 'Riverstone' }) }).click()
    await expectToast(t('wallet.closed'))
    await expect(page.locator('[name=amount]')).toHaveValue('1,000')
  })

  await test.step('the wallet then says so, and keeps its money', async () => {
    await expect(walletRow(page, 'Riverstone')).toHaveAccessibleName(
      `Riverstone ${t('wallet.closed_short')} ${shown(4_000_000)}`,
    )
    const submit = page.getByRole('button', { name: t('wallet.submit_game', { wallet: 'Riverstone' }) })
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription(t('wallet.closed'))
    await expect(page.getByText(t('wallet.left_behind'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('wallet.bring_home') })).toHaveCount(0)
    await expectAccessible(page)
    expect((await walletsInLedger(readWorld, member)).RV).toBe(4_000_000)
  })

  await test.step('what is in open wallets comes home without it', async () => {
    await close()
    await visit(page, '/m/transfer')
    await transfer(page, 'game', 'Grand Table', '1000')
    await expectToast(t('wallet.moved_game', { amount: '₩1,000.00', wallet: 'Grand Table' }))
    await close('RV')
    await page.getByRole('button', { name: t('wallet.bring_home') }).click()
    await expectToast(t('wallet.left_behind'))
    expect(await walletsInLedger(readWorld, member)).toMatchObject({ RV: 4_000_000, GT: 0 })
  })
})

test('a lost reply moves the money once, on the next press', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectToast,
  expectRefusals,
}) => {
  expectRefusals()
  await open('/m/transfer', { scenario: 'active-member', language: 'EN' })
  await expect(page.locator('[name=amount]')).toBeVisible()
  await request.post('/__gateway/faults', {
    data: { world, fault: { endpoint: wallet.walletTransfer.id, transport: 'truncated', times: 1 } },
  })
  await transfer(page, 'game', 'Riverstone', '10000')
  await expectToast(t('slow_connection'))
  await expect(page.locator('[name=amount]')).toHaveValue('10,000')
  await page.getByRole('button', { name: t('wallet.submit_game', { wallet: 'Riverstone' }) }).click()
  await expectToast(t('wallet.moved_game', { amount: '₩10,000.00', wallet: 'Riverstone' }))
  expect((await walletsInLedger(readWorld, member)).RV).toBe(1_000_000)
  await expectWallets(page, readWorld, member)
})

test('other tabs follow a transfer', async ({ page, context, readWorld, open, expectToast, allowShifts }) => {
  await open('/m/transfer', { scenario: 'active-member', language: 'EN' })
  await expectWallets(page, readWorld, member)
  const other = await context.newPage()
  await other.goto(page.url())
  await expectWallets(other, readWorld, member)
  allowShifts('another tab makes the amounts longer')
  await transfer(page, 'game', 'Riverstone', '10000')
  await expectToast(t('wallet.moved_game', { amount: '₩10,000.00', wallet: 'Riverstone' }))
  await expectWallets(other, readWorld, member)
})

test('empty wallets are listed with their maintenance, and lead to a deposit', async ({
  page,
  request,
  world,
  arrange,
}) => {
  await arrange({ scenario: 'new-member', language: 'EN' })
  await request.post('/__gateway/settings', { data: { world, settings: { vendorMaintenance: ['RV'] } } })
  await visit(page, '/m/transfer')
  const wallets = page.getByRole('region', { name: t('wallet.games') }).getByRole('listitem')
  await expect(wallets.filter({ hasText: 'Riverstone' })).toContainText(t('wallet.closed_short'))
  await expect(wallets.filter({ hasText: 'Oddline' })).toHaveText(`Oddline${shown(0)}`)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('menu.deposit') })
    .click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
})
