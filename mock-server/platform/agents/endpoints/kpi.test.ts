import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { deposit } from '#contract/deposit.ts'
import { day } from '#contract/time-units.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { tokenOf } from '#mock-server/world/worlds/token.ts'
import { figuresOf, profitOf } from '../rules/figures.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

const withTeam = (changes: Parameters<typeof createAgentPlatform>[0] = {}) =>
  createAgentPlatform({ scenario: 'agent', ...changes })

const kpiA = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiA, { ...ever, ...query }, as)
const kpiB = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiB, { ...ever, ...query }, as)
const total = <Row extends Record<Column, number>, Column extends string>(rows: readonly Row[], column: Column) =>
  toMajor(rows.reduce((sum, row) => sum + toMinor(row[column]), 0))

/** Creates a session for any account, bypassing the login's rules. */
async function signIn(platform: AgentPlatform, account: string): Promise<string> {
  const world = platform.world()
  const token = world.nextId('session')
  const [member] = world.tables.members.by('account', account)
  await world.tables.sessions.insert({ token, memberId: member?.id ?? '', expiresAt: world.clock.now() + day })
  return tokenOf(world, token)
}

describe('KPI A and B', () => {
  test('add up: the sums are those of the agent and of each team below', async () => {
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

  test('add up by day, oldest first', async () => {
    const { sums, days } = await kpiB(await withTeam())
    expect(days.length).toBeGreaterThan(7)
    expect(days.map(({ day: date }) => date)).toEqual(days.map(({ day: date }) => date).toSorted())
    expect(total(days, 'turnover')).toBe(sums.turnover)
    expect(total(days, 'profit')).toBe(sums.profit)
  })

  test('show the same figures for a team below as its own report, at any depth', async () => {
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

  test('of all top agents add up to the whole ledger', async () => {
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

  test('cover the requested span: days add up to the whole', async () => {
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

  test('have days whose commissions add up to the whole', async () => {
    const { sums, days } = await kpiB(await withTeam())
    expect(sums.commission).toBeGreaterThan(0)
    expect(total(days, 'commission')).toBe(sums.commission)
  })

  test('list the agent itself first, before more rows than fit on a page', async () => {
    const platform = await withTeam({ scenario: 'agent-crowd', crowd: 400 })
    const pages = [1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100 }))
    for (const kpi of [kpiA, kpiB]) {
      for (const sortOrder of ['asc', 'desc']) {
        const answers = await Promise.all(pages.map((page) => kpi(platform, { ...page, sortOrder })))
        const owns = answers.flatMap(({ content }) => content.map(({ own }) => own))
        expect(owns.length).toBeGreaterThan(100)
        expect(owns.flatMap((own, place) => (own ? [place] : []))).toEqual([0])
      }
    }
  })

  test('are paged and sorted by any column', async () => {
    const platform = await withTeam()
    const { content } = await kpiB(platform, { sortBy: 'wins', sortOrder: 'asc' })
    const wins = content.filter(({ own }) => !own).map((row) => row.wins)
    expect(wins).toEqual(wins.toSorted((a, b) => a - b))
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => kpiB(platform, { sortBy: 'wins', sortOrder: 'asc', pageNo, pageSize: 2 })),
    )
    expect(pages.flatMap((page) => page.content)).toEqual(content.slice(0, 8))
    expect(pages.every(({ sums }) => sums.turnover === pages[0]?.sums.turnover)).toBe(true)
  })

  test('include a bet, a deposit and a new member at once, at every level up', async () => {
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

  test('of an agent without a team are its own alone', async () => {
    const platform = await withTeam()
    const { content, sums } = await kpiA(platform, { account: 'agent_noh' })
    expect(content).toMatchObject([{ account: 'agent_noh', own: true, members: 0 }])
    expect(sums.members).toBe(0)
  })
})
