import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { watchForTexts } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'
import { ledgerBalance, type ReadWorld, snapshotOf, sumOf } from '../support/world.ts'
import { expectSums } from './record-page.ts'
import { shown } from './wallets-journey.ts'
import { member, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

for (const [amount, ending] of [
  [50_000, 'approved'],
  [110_000, 'refused'],
  [120_000, 'returned'],
] as const) {
  test(`a withdrawal that is ${ending} is reported on any screen, and on its own page by the page`, async ({
    page,
    readWorld,
    open,
    expectToast,
    clock,
  }) => {
    const toast = t(`withdraw.${ending}_toast`, { amount: shown(100 * amount) })
    const settle = () => clock.advance('1m')
    const expectBalance = async (place = page.getByRole('banner')) =>
      expect(place.getByText(shown(100 * (await ledgerBalance(readWorld, member))))).toBeVisible()
    await open('/m/withdraw', { scenario: 'active-member', language: 'EN' })
    const before = await ledgerBalance(readWorld, member)
    const kept = ending === 'approved' ? amount : 0
    await withdraw(page, String(amount))
    await follow(page, '/m/home')
    await expectBalance()
    expect(await ledgerBalance(readWorld, member)).toBe(before - amount)
    await settle()
    await expectToast(toast)
    await expect(page.getByText(toast)).toHaveCount(0)
    await expectBalance()
    expect(await ledgerBalance(readWorld, member)).toBe(before - kept)

    await follow(page, '/m/withdraw')
    await withdraw(page, String(amount))
    const toasted = await watchForTexts(page, [toast])
    await settle()
    await expect(page.getByRole('heading', { name: t(`withdraw.result_${ending}`) })).toBeVisible()
    await expectBalance(page.getByRole('main'))
    expect(await toasted()).toEqual([])
    expect(await ledgerBalance(readWorld, member)).toBe(before - 2 * kept)
  })
}

/** Returns what the ledger has paid out of the member's held money. */
async function paidOut(readWorld: ReadWorld): Promise<number> {
  const { movements } = (await snapshotOf(readWorld)).tables
  return sumOf(movements.filter(({ from, reason }) => reason === 'payout' && ownerOf(from) === 'm-0001'))
}

test('the record sums what was paid out or is in review, as the ledger has it after fees', async ({
  page,
  readWorld,
  open,
  clock,
}) => {
  const money = (minor: number) => `${shown(minor).slice(1)}₩`
  const settle = () => clock.advance('1m')
  await open('/m/withdraw', { scenario: 'active-member', merchant: 'ROCKET', language: 'EN' })
  const before = await paidOut(readWorld)
  expect(before).toBeGreaterThan(0)
  for (const amount of ['50000', '110000']) {
    await withdraw(page, amount)
    await settle()
    await page.getByRole('button', { name: t('withdraw.again') }).click()
  }
  await withdraw(page, '60000')
  const asked = async () => (await withdrawalsOf(readWorld)).map(({ amount }) => amount)
  const waiting = (await withdrawalsOf(readWorld)).filter(({ status }) => status === 'pending')
  expect(waiting).toMatchObject([{ amount: 6_000_000, fee: 50_000 }])

  await visit(page, '/m/withdrawReport')
  const paid = await paidOut(readWorld)
  expect(paid).toBe(before + 4_950_000)
  await expectSums(page, {
    'withdraw.total_amount': money((await asked()).reduce((sum, amount) => sum + amount, 0)),
    'withdraw.total_received': money(paid + 6_000_000 - 50_000),
  })
  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_refused') })
  await expectSums(page, { 'withdraw.total_received': money(0) })
  await page.getByLabel(t('records.state')).selectOption({ label: t('withdraw.filter_approved') })
  await expectSums(page, { 'withdraw.total_received': money(paid) })

  await settle()
  await page.reload()
  expect(await paidOut(readWorld)).toBe(paid + 5_950_000)
  await expectSums(page, { 'withdraw.total_received': money(await paidOut(readWorld)) })
})
