import { describe, expect, test } from 'vitest'
import { promotions } from '#contract/promotions.ts'
import { wallet } from '#contract/wallet.ts'
import { toMinor } from '../domain/ledger.ts'
import { beginning, createPlatform, type Platform } from '../testing/platform.ts'

const day = 86_400_000
const as = ({ token }: Platform) => ({ token })
const everything = { startTime: 0, endTime: beginning + day, pageNo: 1, pageSize: 100 }

describe('the betting record', () => {
  test('pages through every round once, the latest first', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) =>
        platform.call(wallet.gameRecords, { ...everything, pageNo, pageSize: 30 }, as(platform)),
      ),
    )
    expect(pages.map(({ content }) => content.length)).toEqual([30, 30, 30, 0])
    const records = pages.flatMap(({ content }) => content)
    expect(new Set(records.map(({ id }) => id)).size).toBe(90)
    const times = records.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const sum = (part: 'bet' | 'win') => records.reduce((total, record) => total + toMinor(record[part]), 0)
    expect([toMinor(pages[0]!.totalBet), toMinor(pages[0]!.totalWin)]).toEqual([sum('bet'), sum('win')])
  })

  test('keeps to the span asked for', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const startTime = beginning - 7 * day
    const week = await platform.call(wallet.gameRecords, { ...everything, startTime }, as(platform))
    expect(week.total).toBeGreaterThan(0)
    expect(week.total).toBeLessThan(90)
    expect(week.content.every(({ at }) => at >= startTime)).toBe(true)
  })

  test('is empty for who has not played', async () => {
    const platform = await createPlatform({ scenario: 'new-member' })
    const record = await platform.call(wallet.gameRecords, everything, as(platform))
    expect(record).toEqual({ content: [], totalBet: 0, totalWin: 0, pageNum: 1, totalPages: 0, total: 0 })
  })
})

describe('the account record', () => {
  test('adds up: each line leaves what the one before left, and its own amount', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    await platform.call(promotions.claimReward, { rewardId: 'check-in', idempotencyKey: 'check-in-1' }, as(platform))
    const { sumBalance } = await platform.call(wallet.memberWallet, {}, as(platform))
    const first = await platform.call(wallet.transactions, everything, as(platform))
    const second = await platform.call(wallet.transactions, { ...everything, pageNo: 2 }, as(platform))
    const lines = [...first.content, ...second.content]
    expect(lines).toHaveLength(first.total)
    expect(lines[0]).toMatchObject({ txCode: 'reward', amount: 500, balance: sumBalance })
    lines.forEach(({ amount, balance }, at) => {
      expect(toMinor(balance)).toBe(toMinor(lines[at + 1]?.balance ?? 0) + toMinor(amount))
      expect(balance).toBeGreaterThanOrEqual(0)
    })
  })

  test('filters by code, and every code has a name', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const codes = await platform.call(wallet.txCodes, { language: 'EN' }, as(platform))
    const wins = await platform.call(wallet.transactions, { ...everything, txCode: 'win' }, as(platform))
    expect(wins.total).toBeGreaterThan(0)
    expect(wins.content.every(({ txCode, amount }) => txCode === 'win' && amount > 0)).toBe(true)
    const { content } = await platform.call(wallet.transactions, everything, as(platform))
    const known = codes.map(({ txCode }) => txCode)
    expect(content.every(({ txCode }) => known.includes(txCode))).toBe(true)
    expect(codes.every(({ name }) => name.length > 0)).toBe(true)
  })
})
