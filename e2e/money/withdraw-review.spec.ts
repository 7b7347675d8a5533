import { expectAccessible } from '../support/accessible.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { ledgerBalance } from '../support/world.ts'
import { member, withdraw, withdrawalsOf } from './withdraw-journey.ts'

const { t } = textsOf('EN')

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
