import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { paidTo, sumOf } from '../support/world.ts'
import { expectSums } from './record-page.ts'
import { expectWallets, shown, walletsInLedger } from './wallets-journey.ts'

const { t } = textsOf('EN')

for (const [what, account, scenario, reason] of [
  ['a member’s cash back', 'haedal_92', 'active-member', 'rebate'],
  ['an agent’s commission', 'agent_seo', 'agent', 'commission'],
] as const) {
  test(`${what} is paid once, and every screen shows the ledger’s amount`, async ({
    page,
    readWorld,
    open,
    expectToast,
  }) => {
    await open('/m/member/manualRebate', { scenario, language: 'EN' })
    const main = page.getByRole('main')
    const { MAIN: before = 0 } = await walletsInLedger(readWorld, account)
    expect(await paidTo(readWorld, account, 'rebate', 'commission')).toEqual([])
    const offered = await main.getByRole('region', { name: t('member.rebate_total') }).textContent()

    await main.getByRole('button', { name: t('member.rebate_claim') }).dblclick()
    await expect(main.getByText(t('member.rebate_nothing'))).toBeVisible()
    const paid = await paidTo(readWorld, account, 'rebate', 'commission')
    expect(paid).toMatchObject([{ reason }])
    const total = sumOf(paid)
    await expectToast(t('member.rebate_received', { amount: shown(total) }))
    expect(offered).toContain(shown(total))
    await expect(main.getByRole('region', { name: t('member.rebate_history') })).toContainText(`+${shown(total)}`)
    expect((await walletsInLedger(readWorld, account)).MAIN).toBe(before + total)
    await expectAccessible(page)

    await visit(page, `/m/transaction/record?kind=${reason}`)
    await expectSums(page, { 'records.total_in': shown(total), 'records.change': `+${shown(total)}` })
    await visit(page, '/m/profitandloss')
    await expectSums(page, { 'records.rebate': shown(reason === 'rebate' ? total : 0) })
    await visit(page, '/m/transfer')
    await expectWallets(page, readWorld, account)
  })
}
