import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { wallet } from '#contract/wallet.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { day } from '#mock-server/values/time-units.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { tokenOf } from '#mock-server/world/token.ts'
import { figuresOf, profitOf } from '../rules/figures.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

const withTeam = (changes: Parameters<typeof createAgentPlatform>[0] = {}) =>
  createAgentPlatform({ scenario: 'agent', ...changes })

const kpiA = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiA, { ...ever, ...query }, as)
const kpiB = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiB, { ...ever, ...query }, as)
const subordinates = ({ call, as }: AgentPlatform, query = {}) => call(agent.subordinates, { ...ever, ...query }, as)

const total = <Row extends Record<Column, number>, Column extends string>(rows: readonly Row[], column: Column) =>
  toMajor(rows.reduce((sum, row) => sum + toMinor(row[column]), 0))

describe('KPI A and B', () => {
  test('add up: the sums are those of the agent itself and of each team below', async () => {
    const platform = await withTeam()
    const [a, b] = [await kpiA(platform), await kpiB(platform)]
    expect(a.total).toBe(a.content.length)
    for (const column of ['members', 'newMembers', 'activeMembers', 'depositors', 'deposits', 'withdrawals'] as const) {
      expect(a.sums[column]).toBe(total(a.content, column))
      expect(a.sums[column]).toBeGreaterThan(0)
    }
    for (const column of ['rounds', 'turnover', 'wins', 'commission', 'profit'] as const) {
      expect(b.sums[column]).toBe(total(b.content, column))
    }
    expect(b.sums.profit).toBe(
      toMajor(toMinor(b.sums.turnover) - toMinor(b.sums.wins) - toMinor(b.sums.bonus) - toMinor(b.sums.rebate)),
    )
    expect(b.content.find(({ own }) => own)).toMatchObject({ account: 'agent_seo', commission: 0 })
  })

  test('show of a team below what it shows when looked at by itself, however deep', async () => {
    const platform = await withTeam()
    for (const [upper, lower] of [
      [undefined, 'agent_han'],
      ['agent_han', 'agent_yoo'],
      ['agent_yoo', 'agent_ma'],
    ] as const) {
      const above = (await kpiB(platform, { account: upper })).content.find(({ account }) => account === lower)
      const { sums } = await kpiB(platform, { account: lower })
      const { commission: _, ...figures } = sums
      expect(above).toMatchObject(figures)
      const people = (await kpiA(platform, { account: upper })).content.find(({ account }) => account === lower)
      expect(people?.members).toBe((await kpiA(platform, { account: lower })).sums.members + 1)
    }
  })

  test('of all tops together are the figures of the whole ledger', async () => {
    const platform = await withTeam()
    const { members, movements, places } = platform.world().tables
    const below = new Set(places.all().flatMap(({ memberId, uplineId }) => (uplineId ? [memberId] : [])))
    const tops = members.all().filter(({ id }) => !below.has(id))
    const agents = tops.filter(({ type }) => [2, 40, 41, 42].includes(type))
    const sums = []
    for (const { account } of agents) {
      const { as } = { as: { token: await signIn(platform, account) } }
      sums.push((await platform.call(agent.teamKpiB, ever, as)).sums)
    }
    const others = new Set(tops.filter((top) => !agents.includes(top)).map(({ id }) => `member:${id}`))
    const alone = figuresOf(movements.all().filter(({ from, to }) => others.has(from) || others.has(to)))
    const whole = figuresOf(movements.all())
    expect(total(sums, 'turnover')).toBe(toMajor(whole.turnover - alone.turnover))
    expect(total(sums, 'profit')).toBe(toMajor(profitOf(whole) - profitOf(alone)))
    expect(total(sums, 'rounds')).toBe(whole.rounds - alone.rounds)
  })

  test('keep to the span asked for: days add up to the whole', async () => {
    const platform = await withTeam()
    const { sums } = await kpiB(platform)
    const parts = []
    for (let at = beginning - 30 * day; at < beginning + day; at += 6 * day) {
      parts.push((await kpiB(platform, { startTime: at, endTime: at + 6 * day })).sums)
    }
    expect(total(parts, 'turnover')).toBe(sums.turnover)
    expect(total(parts, 'wins')).toBe(sums.wins)
    expect(parts.every(({ turnover }) => turnover < sums.turnover)).toBe(true)
  })

  test('are paged and sorted by any column', async () => {
    const platform = await withTeam()
    const { content } = await kpiB(platform, { sortBy: 'wins', sortOrder: 'asc' })
    const wins = content.map((row) => row.wins)
    expect(wins).toEqual(wins.toSorted((a, b) => a - b))
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => kpiB(platform, { sortBy: 'wins', sortOrder: 'asc', pageNo, pageSize: 2 })),
    )
    expect(pages.flatMap((page) => page.content)).toEqual(content.slice(0, 8))
    expect(pages.every(({ sums }) => sums.turnover === pages[0]?.sums.turnover)).toBe(true)
  })

  test('see a bet, a deposit and a newcomer at once, all the way up', async () => {
    const platform = await withTeam()
    const before = { a: await kpiA(platform), b: await kpiB(platform) }
    const deep = before.b.content.find(({ account }) => account === 'agent_han')
    const { win } = await platform.play('jisoo_pyo', 2_000)
    const token = await platform.login('jisoo_pyo')
    await platform.call(
      deposit.manualTransfer,
      {
        ...{ amount: 50_000, bankCode: 'HANEUL', depositorName: '표지수' },
        ...{ idempotencyKey: 'agent-deposit', language: 'KO' },
      },
      { token },
    )
    platform.pass(60_000)
    const after = { a: await kpiA(platform), b: await kpiB(platform) }
    expect(toMinor(after.b.sums.turnover)).toBe(toMinor(before.b.sums.turnover) + toMinor(2_000))
    expect(toMinor(after.b.sums.wins)).toBe(toMinor(before.b.sums.wins) + toMinor(win))
    expect(after.b.content.find(({ account }) => account === 'agent_han')?.rounds).toBe((deep?.rounds ?? 0) + 1)
    expect(after.a.sums.deposits).toBe(before.a.sums.deposits + 50_000)
  })

  test('are those of an agent with nobody below: its own alone', async () => {
    const platform = await withTeam()
    const { content, sums } = await kpiA(platform, { account: 'agent_noh' })
    expect(content).toMatchObject([{ account: 'agent_noh', own: true, members: 0 }])
    expect(sums.members).toBe(0)
  })
})

/** A session of any account, of members' desk and agents' desk alike. */
async function signIn(platform: AgentPlatform, account: string): Promise<string> {
  const world = platform.world()
  const token = world.nextId('session')
  const [member] = world.tables.members.by('account', account)
  await world.tables.sessions.insert({ token, memberId: member?.id ?? '', expiresAt: world.clock.now() + day })
  return tokenOf(world, token)
}

describe('subordinates', () => {
  test('are everybody below with their level and own figures, which make those of the team', async () => {
    const platform = await withTeam()
    const [{ content }, { sums, content: parts }] = [await subordinates(platform), await kpiB(platform)]
    const own = parts.find((part) => part.own)
    expect(total(content, 'turnover')).toBe(toMajor(toMinor(sums.turnover) - toMinor(own?.turnover ?? 0)))
    expect(total(content, 'profit')).toBe(toMajor(toMinor(sums.profit) - toMinor(own?.profit ?? 0)))
    expect(content.find(({ account }) => account === 'jisoo_pyo')).toMatchObject({
      level: 4,
      uplineAccount: 'agent_ma',
    })
    expect(Math.max(...content.map(({ level }) => level))).toBe(4)
  })

  test('are narrowed to who stands directly below, searched, sorted and paged', async () => {
    const platform = await withTeam()
    const direct = await subordinates(platform, { depth: 'direct' })
    expect(direct.content.map(({ account }) => account).toSorted()).toEqual(await platform.accounts())
    const found = await subordinates(platform, { search: 'sophie' })
    expect(found.content).toMatchObject([{ nickname: 'Sophie Warren', level: 2, uplineAccount: 'agent_marcus' }])
    const { content, total: count } = await subordinates(platform, { sortBy: 'balance', pageSize: 5, pageNo: 2 })
    expect(content).toHaveLength(5)
    expect(count).toBeGreaterThan(35)
    const balances = (await subordinates(platform, { sortBy: 'balance' })).content.map(({ balance }) => balance)
    expect(balances).toEqual(balances.toSorted((a, b) => b - a))
    expect(content.map(({ balance }) => balance)).toEqual(balances.slice(5, 10))
  })

  test('of a team below are seen; of a stranger’s they are not', async () => {
    const platform = await withTeam()
    const { content } = await subordinates(platform, { account: 'agent_marcus' })
    expect(content.every(({ uplineAccount, level }) => uplineAccount === 'agent_marcus' && level === 1)).toBe(true)
    for (const endpoint of [agent.subordinates, agent.teamKpiA, agent.teamKpiB]) {
      expect(await platform.refusal(endpoint, { ...ever, account: 'agent_price' }, platform.as)).toMatchObject({
        status: 404,
        errorCode: 'DOWNLINE_NOT_FOUND',
        field: 'query.account',
      })
    }
  })
})

describe('a move', () => {
  test('leaves the figures of before where they were, and brings those of after to the new line', async () => {
    const platform = await withTeam()
    const turnoverOf = async (account: string) => (await kpiB(platform, { account })).sums.turnover
    const before = { han: await turnoverOf('agent_han'), marcus: await turnoverOf('agent_marcus') }
    const all = (await kpiB(platform)).sums
    platform.pass(1_000)
    await platform.call(agent.transferDownline, { account: 'gaeun_lim', toAccount: 'agent_marcus' }, platform.as)
    expect({ han: await turnoverOf('agent_han'), marcus: await turnoverOf('agent_marcus') }).toEqual(before)
    await platform.play('gaeun_lim', 2_000)
    expect({ han: await turnoverOf('agent_han'), marcus: await turnoverOf('agent_marcus') }).toEqual({
      han: before.han,
      marcus: before.marcus + 2_000,
    })
    expect((await kpiB(platform)).sums.turnover).toBe(all.turnover + 2_000)
    expect((await subordinates(platform, { account: 'agent_marcus' })).content.map(({ account }) => account)).toContain(
      'gaeun_lim',
    )
  })
})

describe('rates', () => {
  const cashBack = (platform: AgentPlatform, token: string) => platform.call(promotions.manualRebate, {}, { token })

  test('given to a downline are cash back on what it stakes from then on, and no commission any more', async () => {
    const platform = await withTeam({ scenario: 'default' })
    const token = await platform.login('haedal_92')
    await platform.play('haedal_92', 10_000)
    platform.pass(1_000)
    expect(await cashBack(platform, token)).toMatchObject({ items: [{ rate: 0.6, turnover: 10_000, amount: 60 }] })
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 80, total: 80 })
    const rebates = { account: 'haedal_92', rebates: { RNG: 0.5 } }
    await platform.call(agent.updateDownlineRebates, rebates, platform.as)
    await platform.play('haedal_92', 10_000)
    platform.pass(1_000)
    expect(await cashBack(platform, token)).toMatchObject({
      items: [
        { rate: 0.6, amount: 60 },
        { rate: 1.1, amount: 110 },
      ],
      commission: 0,
      total: 170,
    })
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 110, total: 110 })
  })

  test('an agent keeps are its commission in KPI B, and paid once by the single cash back', async () => {
    const platform = await withTeam()
    const { commission } = (await kpiB(platform)).sums
    const open = await cashBack(platform, platform.token)
    expect(open.commission).toBe(commission)
    expect(commission).toBeGreaterThan(0)
    const claim = (idempotencyKey: string) =>
      platform.call(promotions.claimManualRebate, { idempotencyKey }, platform.as)
    const balance = async () => (await platform.call(wallet.memberWallet, {}, platform.as)).sumBalance
    const before = await balance()
    await Promise.all(Array.from({ length: 20 }, () => claim('commission-1')))
    expect(toMinor(await balance())).toBe(toMinor(before) + toMinor(open.total))
    expect(
      await platform.refusal(promotions.claimManualRebate, { idempotencyKey: 'commission-2' }, platform.as),
    ).toMatchObject({
      errorCode: 'REBATE_NOTHING',
    })
    const paid = await platform.call(wallet.transactions, { ...ever, txCode: 'commission' }, platform.as)
    expect(paid.content).toMatchObject([{ amount: commission }])
  })

  test('of what is staked in the instant of a claim are paid by the next one', async () => {
    const platform = await withTeam({ scenario: 'default' })
    await platform.play('haedal_92', 10_000)
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 0 })
    platform.pass(1)
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 80 })
  })
})

describe('the affiliate figures', () => {
  test('count who came by the code or a recommendation, and what they did', async () => {
    const platform = await withTeam()
    const token = await platform.login('agent_marcus')
    const span = { startTime: beginning - 30 * day, endTime: ever.endTime }
    const figures = () => platform.call(agent.affiliate, span, { token })
    const before = await figures()
    expect(before).toMatchObject({ affiliateCode: 'MARCUS26', registered: 6, newMembers: 2 })
    expect(before.activeMembers).toBe(6)
    expect(before.commission).toBeGreaterThan(0)
    await platform.play('zoe_chan', 2_000)
    expect((await figures()).turnover).toBe(before.turnover + 2_000)
  })

  test('are refused without their module', async () => {
    const { refusal, as } = await createAgentPlatform()
    expect(await refusal(agent.affiliate, ever, { ...as, headers: { ModuleId: '' } })).toMatchObject({
      errorCode: 'MODULE_NOT_PERMITTED',
    })
  })
})
