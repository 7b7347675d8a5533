import { expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { moneyPast } from '#fixtures/money-past.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { heldAccount } from '#mock-server/world/transfers/wallet-accounts.ts'

const { deposits, withdrawals } = moneyPast.haedal_92!
const everything = { startTime: 0, endTime: beginning, pageNo: 1, pageSize: 100 }
const language = 'KO'
const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + toMinor(amount), 0)

test('an active member has past deposits and withdrawals, all of them in the ledger', async () => {
  const platform = await createPlatform({ scenario: 'active-member' })
  const { call } = platform
  const paidIn = await call(deposit.depositReport, { pageNo: 1, pageSize: 20, language }, platform)
  expect(paidIn.content.map(({ amount, status }) => ({ amount, status }))).toEqual(
    deposits.map(({ amount, status }) => ({ amount, status })).toReversed(),
  )
  const takenOut = await call(withdraw.withdrawReport, { ...everything, language }, platform)
  expect(takenOut.content.map(({ amount, reason }) => ({ amount, reason }))).toEqual(
    withdrawals.map(({ amount, reason = null }) => ({ amount, reason })).toReversed(),
  )
  const { totals } = await call(wallet.profitAndLoss, everything, platform)
  expect(toMinor(totals.deposit)).toBe(sum(deposits.filter(({ status }) => status === 'credited')))
  expect(toMinor(totals.withdrawal)).toBe(sum(withdrawals.filter(({ reason }) => !reason)))
})

test.each(['seed-1', 'seed-2', 'seed-3'])(
  'the past of %s ends at the fixture’s balance and never goes below zero',
  async (seed) => {
    const platform = await createPlatform({ scenario: 'active-member', seed })
    const pages = await Promise.all(
      [1, 2].map((pageNo) => platform.call(wallet.transactions, { ...everything, pageNo }, platform)),
    )
    const lines = pages.flatMap(({ content }) => content)
    expect(lines).toHaveLength(pages[0]!.total)
    expect(Math.min(...lines.map(({ balance }) => balance))).toBeGreaterThanOrEqual(0)
    expect(lines[0]?.balance).toBe(1_284_500)
    expect(platform.world().ledger.balance(heldAccount('m-0001'))).toBe(0)
  },
)
