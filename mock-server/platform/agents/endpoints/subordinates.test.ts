import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { day } from '#contract/time-units.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

const withTeam = (changes: Parameters<typeof createAgentPlatform>[0] = {}) =>
  createAgentPlatform({ scenario: 'agent', ...changes })
const kpiB = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiB, { ...ever, ...query }, as)
const subordinates = ({ call, as }: AgentPlatform, query = {}) => call(agent.subordinates, { ...ever, ...query }, as)
const total = <Row extends Record<Column, number>, Column extends string>(rows: readonly Row[], column: Column) =>
  toMajor(rows.reduce((sum, row) => sum + toMinor(row[column]), 0))

describe('subordinates', () => {
  test('are all members below with their level and figures, which add up to the team’s', async () => {
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

  test('can be limited to direct downlines, searched, sorted and paged', async () => {
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

  test('of a team below are visible, of another agent’s team are not', async () => {
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
