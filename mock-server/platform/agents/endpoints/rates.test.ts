import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { promotions } from '#contract/promotions.ts'
import { day } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

const withTeam = (changes: Parameters<typeof createAgentPlatform>[0] = {}) =>
  createAgentPlatform({ scenario: 'agent', ...changes })
const subordinates = ({ call, as }: AgentPlatform, query = {}) => call(agent.subordinates, { ...ever, ...query }, as)
const kpiB = ({ call, as }: AgentPlatform, query = {}) => call(agent.teamKpiB, { ...ever, ...query }, as)

describe('a move', () => {
  test('leaves earlier figures with the old line and counts later ones for the new line', async () => {
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

  test('given to a downline become its cash back from then on instead of commission', async () => {
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

  test('an agent keeps are its commission in KPI B, paid once by the manual rebate', async () => {
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

  test('on stakes at the instant of a claim are paid by the next claim', async () => {
    const platform = await withTeam({ scenario: 'default' })
    await platform.play('haedal_92', 10_000)
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 0 })
    platform.pass(1)
    expect(await cashBack(platform, platform.token)).toMatchObject({ commission: 80 })
  })
})
