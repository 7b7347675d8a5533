import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { addToBet, placeBet, settleRound } from '#mock-server/platform/games/state/rounds.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { session } from '#mock-server/verify/testing/funded-platform.ts'
import { findGame } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const everything = { startTime: 0, endTime: beginning + day, pageNo: 1, pageSize: 100 }

describe('the betting record', () => {
  test('pages through every round once, newest first', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) =>
        platform.call(wallet.gameRecords, { ...everything, pageNo, pageSize: 30 }, session(platform)),
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

  test('contains only rounds of the requested span', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const startTime = beginning - 7 * day
    const week = await platform.call(wallet.gameRecords, { ...everything, startTime }, session(platform))
    expect(week.total).toBeGreaterThan(0)
    expect(week.total).toBeLessThan(90)
    expect(week.content.every(({ at }) => at >= startTime)).toBe(true)
  })

  test('is empty for a member who has not played', async () => {
    const platform = await createPlatform({ scenario: 'new-member' })
    const record = await platform.call(wallet.gameRecords, everything, session(platform))
    expect(record).toEqual({ content: [], totalBet: 0, totalWin: 0, pageNum: 1, totalPages: 0, total: 0 })
  })
})

describe('the account record', () => {
  test('adds up: each balance is the previous balance plus the line’s amount', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    await platform.call(
      promotions.claimReward,
      { rewardId: 'check-in', idempotencyKey: 'check-in-1' },
      session(platform),
    )
    const { sumBalance } = await platform.call(wallet.memberWallet, {}, session(platform))
    const first = await platform.call(wallet.transactions, everything, session(platform))
    const second = await platform.call(wallet.transactions, { ...everything, pageNo: 2 }, session(platform))
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
    const codes = await platform.call(wallet.txCodes, { language: 'EN' }, session(platform))
    const wins = await platform.call(wallet.transactions, { ...everything, txCode: 'win' }, session(platform))
    expect(wins.total).toBeGreaterThan(0)
    expect(wins.content.every(({ txCode, amount }) => txCode === 'win' && amount > 0)).toBe(true)
    const { content } = await platform.call(wallet.transactions, everything, session(platform))
    const known = codes.map(({ txCode }) => txCode)
    expect(content.every(({ txCode }) => known.includes(txCode))).toBe(true)
    expect(codes.every(({ name }) => name.length > 0)).toBe(true)
  })
})

describe('profit and loss', () => {
  const ask = (platform: Platform, over = {}) =>
    platform.call(wallet.profitAndLoss, { ...everything, ...over }, session(platform))

  test('agrees with the betting record', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const { totals } = await ask(platform)
    const record = await platform.call(wallet.gameRecords, everything, session(platform))
    expect([totals.bet, totals.win]).toEqual([record.totalBet, record.totalWin])
    const { games } = await ask(platform)
    expect(games.length).toBeGreaterThan(1)
    const sum = (part: 'bet' | 'win') => games.reduce((all, game) => all + toMinor(game[part]), 0)
    expect([sum('bet'), sum('win')]).toEqual([toMinor(totals.bet), toMinor(totals.win)])
  })

  test('pages through the days of the span', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const first = await ask(platform, { pageSize: 3 })
    const second = await ask(platform, { pageSize: 3, pageNo: 2 })
    const days = [...first.content, ...second.content].map(({ day: name }) => name)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(days).size).toBe(6)
    expect(first.totals).toEqual(second.totals)
    const today = await ask(platform, { startTime: Date.parse('2026-11-19T15:00:00Z') })
    expect(today.content.map(({ day: name }) => name)).toEqual(['2026-11-20'])
    expect(today.totals.bet).toBeLessThan(first.totals.bet)
  })

  test('counts a deposit and its bonus when credited, and a withdrawal when paid out', async () => {
    const platform = await createPlatform({ signedIn: 'haedal_92' })
    const language = 'EN'
    const transfer = { amount: 50_000, promoId: 'daily', bankCode: 'HANEUL', depositorName: '김해달', language }
    await platform.call(deposit.manualTransfer, { ...transfer, idempotencyKey: 'deposit-1' }, session(platform))
    expect((await ask(platform)).totals).toMatchObject({ deposit: 0, bonus: 0 })
    platform.pass(30_000)
    expect((await ask(platform)).totals).toMatchObject({ deposit: 50_000, bonus: 2_500, profit: 2_500 })

    const other = await createPlatform({ signedIn: 'haedal_92' })
    const request = { cardId: 'card-m-0001-1', paymentPassword: memberPaymentPassword, language }
    for (const amount of [50_000, 110_000]) {
      await other.call(withdraw.withdraw, { ...request, amount, idempotencyKey: `withdraw-${amount}` }, session(other))
    }
    expect((await ask(other)).totals.withdrawal).toBe(0)
    other.pass(60_000)
    expect((await ask(other)).totals).toMatchObject({ withdrawal: 50_000, profit: 0 })
  })

  test('counts each stake and win at its own time, in the total and in its category', async () => {
    const platform = await createPlatform({ signedIn: 'haedal_92' })
    const world = platform.world()
    const game = findGame('PVP')
    const round = { id: 'pvp-1', memberId: 'm-0001', nodeId: game.nodeId, launchToken: '', idempotencyKey: 'pvp-1' }
    const sides = { player: 'member:m-0001', house: `house:${game.vassalage}` } as const
    await placeBet(world, { ...round, ...sides, bet: 10_000, detail: {} })
    platform.pass(1_000)
    await addToBet(world, 'pvp-1', { amount: 5_000, step: '1', detail: {} })
    platform.pass(1_000)
    await settleRound(world, 'pvp-1', { win: 40_000 })
    const between = async (from: number, until: number) => {
      const { totals, games } = await ask(platform, { startTime: beginning + from, endTime: beginning + until })
      expect(games).toEqual([{ gameCategory: 'PVP', bet: totals.bet, win: totals.win, profit: totals.profit }])
      return totals
    }
    expect(await between(0, 1)).toMatchObject({ bet: 100, win: 0 })
    expect(await between(1, 1_001)).toMatchObject({ bet: 50, win: 0 })
    expect(await between(1_001, 2_001)).toMatchObject({ bet: 0, win: 400 })
    expect(await between(0, 2_001)).toMatchObject({ bet: 150, win: 400, profit: 250 })
  })

  test('is empty for a member who has not played', async () => {
    const platform = await createPlatform({ scenario: 'new-member' })
    const nothing = { deposit: 0, withdrawal: 0, bet: 0, win: 0, bonus: 0, rebate: 0, profit: 0 }
    expect(await ask(platform)).toEqual({
      content: [],
      totals: nothing,
      games: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
    })
  })
})
