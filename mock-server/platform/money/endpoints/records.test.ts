import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { gameCategories } from '#contract/games.ts'
import { promotions } from '#contract/promotions.ts'
import { day } from '#contract/time-units.ts'
import { type GameRecord, roundStates, wallet } from '#contract/wallet.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
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
    const nothing = { content: [], totalBet: 0, totalWin: 0, vendors: [], pageNum: 1, totalPages: 0, total: 0 }
    expect(record).toEqual(nothing)
  })

  test('names the vendors of the span, in the order of their names', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const read = (over = {}) =>
      platform.call(wallet.gameRecords, { ...everything, language: 'EN', ...over }, session(platform))
    const all = await read()
    const names = new Set(all.content.map(({ vendorName }) => vendorName))
    expect(all.vendors.map(({ vendorName }) => vendorName)).toEqual([...names].toSorted())
    expect((await read({ vendor: all.vendors[0]?.vendor, state: 'open' })).vendors).toEqual(all.vendors)
    expect((await read({ startTime: 0, endTime: 1 })).vendors).toEqual([])
  })

  test.each([
    ['open', { state: 'open' }, ({ settledAt }: GameRecord) => settledAt === null],
    ['won', { state: 'won' }, ({ settledAt, win }: GameRecord) => settledAt !== null && win > 0],
    ['lost', { state: 'lost' }, ({ settledAt, win }: GameRecord) => settledAt !== null && win === 0],
  ] as const)('filters: %s, with its own sums', async (_, filter, matches) => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const world = platform.world()
    const { nodeId, vassalage } = findGame('PVP')
    const open = { id: 'open-1', memberId: 'm-0001', nodeId, launchToken: '', idempotencyKey: 'open-1', detail: {} }
    await placeBet(world, { ...open, player: 'member:m-0001', house: `house:${vassalage}`, bet: 7_000 })
    const read = (over = {}) =>
      platform.call(wallet.gameRecords, { ...everything, language: 'EN', ...over }, session(platform))
    const expected = (await read()).content.filter(matches)
    expect(expected.length).toBeGreaterThan(0)
    const found = await read(filter)
    expect(found.content).toEqual(expected)
    const sum = (part: 'bet' | 'win') => expected.reduce((total, record) => total + toMinor(record[part]), 0)
    expect([toMinor(found.totalBet), toMinor(found.totalWin)]).toEqual([sum('bet'), sum('win')])
    expect((await read({ ...filter, pageSize: 1 })).totalPages).toBe(expected.length)
  })

  test('filters by category, vendor and state: together all filters have every round once', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const read = (over = {}) =>
      platform.call(wallet.gameRecords, { ...everything, language: 'EN', ...over }, session(platform))
    const { content, vendors } = await read()
    const found: string[] = []
    for (const gameCategory of gameCategories) {
      for (const { vendor, vendorName } of vendors) {
        const ofBoth = await read({ gameCategory, vendor })
        expect(ofBoth.content.every((record) => record.vendorName === vendorName)).toBe(true)
        for (const state of roundStates) {
          const part = await read({ gameCategory, vendor, state })
          found.push(...part.content.map(({ id }) => id))
        }
      }
    }
    expect(found.toSorted()).toEqual(content.map(({ id }) => id).toSorted())
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

test('each movement of an order names it, and no other movement does', async () => {
  const platform = await createPlatform({ scenario: 'active-member' })
  const { token, call, world, pass } = platform
  await call(promotions.applyPromotion, { promotionId: 'jackpot-night', idempotencyKey: 'application-1' }, { token })
  pass(day)
  const span = { startTime: 0, endTime: beginning + 2 * day, pageNo: 1, pageSize: 100 }
  const session = (await call(auth.login, { type: 'username', username: 'haedal_92', password: memberPassword })).token
  const { content } = await call(wallet.transactions, span, { token: session })
  const kinds = { deposit: 'deposit', bonus: 'deposit', withdraw: 'withdrawal', withdrawReturned: 'withdrawal' }
  const { deposits, withdrawals } = world().tables
  for (const { txCode, order } of content) {
    const kind = txCode === 'promotion' ? 'promotion' : kinds[txCode as keyof typeof kinds]
    expect(order?.kind).toBe(kind)
    if (order?.kind === 'deposit') expect(deposits.get(order.id)).toBeDefined()
    if (order?.kind === 'withdrawal') expect(withdrawals.get(order.id)).toBeDefined()
    if (order?.kind === 'promotion') expect(order.id).toBe('jackpot-night')
  }
  expect(new Set(content.map(({ order }) => order?.kind))).toEqual(
    new Set(['deposit', 'withdrawal', 'promotion', undefined]),
  )
})

describe('the sums of the account record', () => {
  test.each([{}, { txCode: 'win' }, { txCode: 'bet' }, { startTime: beginning - 3 * day }])(
    'are those of all lines: %o',
    async (filter) => {
      const platform = await createPlatform({ scenario: 'active-member' })
      const read = (pageNo: number) =>
        platform.call(wallet.transactions, { ...everything, ...filter, pageNo }, session(platform))
      const [first, ...others] = await Promise.all([read(1), read(2), read(3)])
      const amounts = [first, ...others].flatMap(({ content }) => content.map(({ amount }) => toMinor(amount)))
      expect(amounts).toHaveLength(first.total)
      const sum = (sign: 1 | -1) => amounts.reduce((total, amount) => total + Math.max(0, sign * amount), 0)
      expect([toMinor(first.totalIn), toMinor(first.totalOut)]).toEqual([sum(1), sum(-1)])
    },
  )
})

describe('profit and loss', () => {
  const ask = (platform: Platform, over = {}) =>
    platform.call(wallet.profitAndLoss, { ...everything, ...over }, session(platform))

  test('agrees with the betting record', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const { totals } = await ask(platform)
    const record = await platform.call(wallet.gameRecords, everything, session(platform))
    expect([totals.bet, totals.win]).toEqual([record.totalBet, record.totalWin])
    const { games, vendors } = await ask(platform)
    for (const parts of [games, vendors]) {
      expect(parts.length).toBeGreaterThan(1)
      const sum = (part: 'bet' | 'win') => parts.reduce((all, one) => all + toMinor(one[part]), 0)
      expect([sum('bet'), sum('win')]).toEqual([toMinor(totals.bet), toMinor(totals.win)])
    }
    expect(vendors.map(({ vendor }) => vendor).toSorted()).toEqual(
      record.vendors.map(({ vendor }) => vendor).toSorted(),
    )
  })

  test('adds the days of a week, from its Monday', async () => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const days = await ask(platform)
    const weeks = await ask(platform, { by: 'week' })
    expect(weeks.totals).toEqual(days.totals)
    expect(weeks.content.length).toBeGreaterThan(1)
    const mondays = weeks.content.map(({ day: name }) => name)
    expect(mondays.map((name) => new Date(name).getUTCDay())).toEqual(mondays.map(() => 1))
    for (const week of weeks.content) {
      const until = new Date(Date.parse(week.day) + 7 * day).toISOString()
      const own = days.content.filter(({ day: name }) => week.day <= name && name < until.slice(0, 10))
      expect(toMinor(week.profit)).toBe(own.reduce((sum, { profit }) => sum + toMinor(profit), 0))
    }
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
      const { totals, games, vendors } = await ask(platform, {
        startTime: beginning + from,
        endTime: beginning + until,
      })
      expect(games).toEqual([{ gameCategory: 'PVP', bet: totals.bet, win: totals.win, profit: totals.profit }])
      expect(vendors).toMatchObject([{ vendor: game.vassalage, bet: totals.bet, win: totals.win }])
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
      vendors: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
    })
  })
})
