import { describe, expect, test } from 'vitest'
import { agentContracts } from '#contract/agent-contracts.ts'
import { lottery } from '#contract/lottery.ts'
import { day, hour, minute } from '#contract/time-units.ts'
import { wallet } from '#contract/wallet.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import {
  answer,
  findRequestId,
  readBalance,
  readCurrentSalary,
  readSalary,
} from '#mock-server/verify/testing/agent-contracts.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { board, onEveryPosition, place } from '#mock-server/verify/testing/lottery-orders.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { contractPeriodAt } from '../rules/period.ts'

const firstPage = { pageNo: 1, pageSize: 100 }
const ever = { startTime: 0, endTime: beginning + 365 * day, ...firstPage }

describe('the daily salary', () => {
  /** Creates a platform with an accepted salary contract and sessions that outlast these tests' days. */
  const accepted = async () => {
    const platform = await createAgentPlatform({ scenario: 'agent', settings: { sessionLife: 90 * day } })
    const token = await platform.login('agent_seo')
    const lasting = { ...platform, as: { token } }
    await answer(lasting, await findRequestId(lasting, 'salary'))
    return lasting
  }

  test('follows the tiers as the team plays during the world’s day', async () => {
    const platform = await accepted()
    const { earnings: before, next } = await readCurrentSalary(platform)
    expect(before).toMatchObject(contractPeriodAt('DAY', beginning))
    expect(next).not.toBeNull()
    await platform.play('jisoo_pyo', 10_000)
    await platform.play('sophie_w', 20_000)
    const { earnings: after, contract } = await readCurrentSalary(platform)
    expect(after?.base).toBe((before?.base ?? 0) + 30_000)
    const tier = contract?.tiers.findLast(
      ({ from, activeMembers }) => (after?.base ?? 0) >= from && (after?.activeMembers ?? 0) >= activeMembers,
    )
    expect(after?.rate).toBe(tier?.rate ?? 0)
    expect(after?.amount).toBe(Math.floor((toMinor(after?.base ?? 0) * (after?.rate ?? 0)) / 100) / 100)
  })

  test('is paid once at midnight, and is in the wallet, the record and the report', async () => {
    const platform = await accepted()
    await platform.play('sophie_w', 200_000)
    const { earnings } = await readCurrentSalary(platform)
    expect(earnings?.amount).toBeGreaterThan(0)
    const before = await readBalance(platform)
    platform.pass((earnings?.until ?? 0) - beginning)
    const paid = toMinor(earnings?.amount ?? 0)
    expect(await readBalance(platform)).toBe(before + paid)
    expect((await readSalary(platform)).content).toMatchObject([
      { amount: earnings?.amount, until: earnings?.until, kind: 'salary' },
    ])
    expect((await readCurrentSalary(platform)).earnings).toMatchObject({ base: 0, amount: 0 })
    const record = await platform.call(wallet.transactions, { ...ever, txCode: 'salary' }, platform.as)
    expect(record.content).toMatchObject([{ amount: earnings?.amount }])
    platform.pass(5 * day)
    expect(await readBalance(platform)).toBe(before + paid)
  })

  test('is paid for each of several days that pass without a call', async () => {
    const platform = await accepted()
    await platform.play('sophie_w', 200_000)
    platform.pass(3 * day)
    await platform.play('sophie_w', 100_000)
    platform.pass(3 * day)
    expect((await readSalary(platform)).content.map(({ base }) => base)).toEqual([100_000, expect.any(Number)])
  })

  test('of a replacing contract counts for the whole day, which is paid once', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const before = (await readCurrentSalary(platform)).earnings
    await answer(platform, await findRequestId(platform, 'salary'))
    const { earnings: after, contract } = await readCurrentSalary(platform)
    expect(after).toMatchObject({ from: before?.from, until: before?.until, base: before?.base })
    const paid = (await readSalary(platform)).content.length
    platform.pass((after?.until ?? 0) - beginning)
    const { content } = await readSalary(platform)
    expect(content).toHaveLength(paid + 1)
    expect(content[0]).toMatchObject({ amount: after?.amount, base: after?.base })
    expect(
      platform
        .world()
        .tables.contracts.all()
        .filter(({ id }) => id === contract?.id),
    ).toMatchObject([{ status: 'accepted' }])
  })

  test('is reduced by the earnings of the next contract below', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    await platform.play('dohyun_k', 100_000)
    await platform.play('sophie_w', 100_000)
    const { earnings } = await readCurrentSalary(platform)
    const token = await platform.login('agent_han')
    const below = (await platform.call(agentContracts.currentDailySalary, {}, { token })).earnings
    expect(below?.amount).toBeGreaterThan(0)
    expect(earnings?.below).toBe(below?.gross)
    expect(toMinor(earnings?.amount ?? 0)).toBe(toMinor(earnings?.gross ?? 0) - toMinor(below?.gross ?? 0))
  })

  test('is empty without a contract', async () => {
    const platform = await createAgentPlatform()
    expect(await readCurrentSalary(platform)).toEqual({ contract: null, earnings: null, next: null })
  })
})

describe('the hour salary', () => {
  test('is paid by the hour and listed separately', async () => {
    const platform = await createAgentPlatform()
    await answer(platform, await findRequestId(platform, 'hours'))
    await platform.play('haedal_92', 10_000)
    platform.pass(hour)
    expect((await readSalary(platform, { kind: 'hours' })).content).toMatchObject([
      { kind: 'hours', base: 10_000, rate: 0.1, amount: 10, from: beginning, until: beginning + hour },
    ])
    expect((await readSalary(platform)).content).toEqual([])
  })
})

describe('a stake that is not settled', () => {
  /** Creates a platform with an accepted hours contract and a member who orders the last issue on sale of a lottery. */
  async function create() {
    const platform = await createAgentPlatform({ scenario: 'default', frozenAt: '2026-11-20T10:00:00Z' })
    await answer(platform, await findRequestId(platform, 'hours'))
    await platform.world().schedule.moveTo(beginning + 55 * minute)
    const member = { ...platform, as: { token: await platform.login('haedal_92') } }
    const { coming } = await board(platform)
    const issue = coming.at(-1)!
    const line = { ...onEveryPosition, multiple: 100 }
    const { order } = await place(member, { numeros: [issue.numero], lines: [line] })
    const suborderIds = order.parts.map(({ suborderId }) => suborderId)
    return {
      platform,
      issue,
      stake: order.stake,
      cancel: () =>
        platform.call(lottery.cancelSuborders, { orderId: order.orderId, suborderIds, language: 'EN' }, member.as),
      passTo: (at: number) => platform.world().schedule.moveTo(at),
      bases: async () => (await readSalary(platform, { kind: 'hours' })).content.map(({ base }) => base),
    }
  }

  test('pays nothing, so a cancelled one leaves nothing to take back', async () => {
    const { platform, issue, cancel, passTo, bases } = await create()
    const before = await readBalance(platform)
    expect(issue.closesAt).toBeGreaterThan(beginning + hour)
    await passTo(beginning + hour)
    expect(await bases()).toEqual([])
    await cancel()
    await passTo(beginning + 4 * hour)
    expect(await bases()).toEqual([])
    expect(await readBalance(platform)).toBe(before)
  })

  test('counts for the period in which it is settled', async () => {
    const { stake, issue, passTo, bases } = await create()
    await passTo(beginning + hour)
    expect(await bases()).toEqual([])
    await passTo(issue.drawAt + hour)
    expect(await bases()).toEqual([stake])
  })
})

describe('the dividend report', () => {
  const report = ({ call, as }: AgentPlatform, query = {}) =>
    call(agentContracts.dividendReport, { ...ever, ...query }, as)

  test('has the current earnings, and the payouts of a span with their sum', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const { contract, earnings, content, sum } = await report(platform)
    expect(contract).toMatchObject({ kind: 'dividend', basis: 'LOSS', period: 'WEEK' })
    expect(earnings).toMatchObject(contractPeriodAt('WEEK', beginning))
    expect(content.length).toBeGreaterThan(0)
    expect(toMinor(sum)).toBe(content.reduce((total, { amount }) => total + toMinor(amount), 0))
    expect(await report(platform, { startTime: beginning })).toMatchObject({ content: [], sum: 0 })
  })

  test('shares the team’s losses but not its wins', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const before = (await report(platform)).earnings
    const { win } = await platform.play('sophie_w', 100_000)
    const after = (await report(platform)).earnings
    const lost = toMinor(before?.base ?? 0) + toMinor(100_000) - toMinor(win)
    expect(toMinor(after?.base ?? 0)).toBe(Math.max(0, lost))
  })
})

test('the salary of a span has its payouts alone, with their sum', async () => {
  const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
  const all = await readSalary(platform)
  const [, second] = all.content
  const paidAt = second?.paidAt ?? 0
  expect(await readSalary(platform, { startTime: paidAt, endTime: paidAt + 1 })).toMatchObject({
    total: 1,
    content: [second],
    sum: second?.amount,
  })
  expect(toMinor(all.sum)).toBe(all.content.reduce((sum, { amount }) => sum + toMinor(amount), 0))
})

test('the seeded payouts match the ledger', async () => {
  const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
  const { contractPayouts, movements } = platform.world().tables
  const moved = movements.all().filter(({ reason }) => reason === 'salary' || reason === 'dividend')
  const paid = contractPayouts.all().filter(({ amount }) => amount > 0)
  expect(moved.map(({ reference, amount }) => [reference, amount]).toSorted()).toEqual(
    paid.map(({ id, amount }) => [id, amount]).toSorted(),
  )
  expect(paid.length).toBeGreaterThan(10)
})
