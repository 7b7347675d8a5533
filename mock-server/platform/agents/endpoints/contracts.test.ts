import { describe, expect, test } from 'vitest'
import { agentContracts } from '#contract/agent-contracts.ts'
import { wallet } from '#contract/wallet.ts'
import { control } from '#mock-server/control/contract.ts'
import { toMinor } from '#mock-server/values/minor-units.ts'
import { day, hour } from '#mock-server/values/time-units.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'
import { contractPeriodAt } from '../rules/period.ts'

const latest = { pageNo: 1, pageSize: 100 }
const ever = { startTime: 0, endTime: beginning + 365 * day, ...latest }

const { contractRequestSalary, contractRequestDividend, answerContract } = agentContracts
const { contractDailySalary, currentDailySalary, dividendReport } = agentContracts

const requested = (
  { call, as }: AgentPlatform,
  endpoint: typeof contractRequestSalary | typeof contractRequestDividend = contractRequestSalary,
) => call(endpoint, as, as)

const idOf = async (platform: AgentPlatform, kind: string) => {
  const all = [
    ...(await requested(platform)).contracts,
    ...(await requested(platform, contractRequestDividend)).contracts,
  ]
  return all.find((one) => one.kind === kind && one.status === 'requested')?.id ?? ''
}

const answer = ({ call, as }: AgentPlatform, contractId: string, decision: 'accept' | 'decline' = 'accept') =>
  call(answerContract, { token: as.token, contractId, answer: decision }, as)
const refusedAnswer = ({ refusal, as }: AgentPlatform, contractId: string) =>
  refusal(answerContract, { token: as.token, contractId, answer: 'accept' }, as)

const salary = ({ call, as }: AgentPlatform, query = {}) => call(contractDailySalary, { ...latest, ...query }, as)
const today = ({ call, as }: AgentPlatform) => call(currentDailySalary, {}, as)
const balance = async ({ call, as }: AgentPlatform) => toMinor((await call(wallet.memberWallet, {}, as)).sumBalance)

test('a contract that the upline asks for waits for its answer and is in force from then on', async () => {
  const platform = await createAgentPlatform({ signedIn: 'haedal_92' })
  const { call } = platform
  const asked = await call(control.offerContract, { account: 'haedal_92', offer: 'salary-below' })
  expect(asked).toMatchObject({ kind: 'salary', requestedBy: 'agent_seo' })
  expect(await requested(platform)).toMatchObject({ dailysalreqtype: 'TURNOVER', contracts: [{ id: asked.id }] })
  expect(await answer(platform, asked.id)).toMatchObject({ id: asked.id, status: 'accepted' })
  expect(await requested(platform)).toMatchObject({ dailysalreqtype: null, contracts: [{ status: 'accepted' }] })
})

describe('the contract check', () => {
  const calls = Object.values(agentContracts)
  const input = (token: string) => ({ ...ever, token, contractId: 'any', answer: 'accept' })

  test.each(calls)('$id excludes types 4, 40, 41 and 42', async (endpoint) => {
    const types =
      endpoint.access === 'agent'
        ? ['desk_forty', 'desk_fortyone', 'desk_fortytwo']
        : ['desk_forty', 'desk_fortyone', 'desk_fortytwo', 'guest_0001']
    for (const signedIn of types) {
      const { refusal, as } = await createAgentPlatform({ signedIn })
      expect(await refusal(endpoint, input(as.token), as)).toMatchObject({
        status: 403,
        errorCode: 'REAL_ACCOUNT_REQUIRED',
      })
    }
  })

  test.each(calls)('$id is for the others only while AGENTPOLICY3 is on', async (endpoint) => {
    const { refusal, as } = await createAgentPlatform({ scenario: 'agent-policy-off' })
    expect(await refusal(endpoint, input(as.token), as)).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' })
  })

  test.each([['haedal_92'], ['highroller'], ['agent_seo']])('%s, of type 0, 1 or 2, is answered', async (signedIn) => {
    const { call, as } = await createAgentPlatform({ signedIn })
    await expect(call(contractRequestSalary, as, as)).resolves.toMatchObject({ contracts: expect.any(Array) })
  })

  test('refuses another token in the query, and none', async () => {
    const { refusal, as } = await createAgentPlatform()
    expect(await refusal(contractRequestSalary, { token: 'another' }, as)).toMatchObject({
      status: 401,
      errorCode: 'SESSION_INVALID',
      field: 'token',
    })
    expect(await refusal(contractRequestDividend, {}, as)).toMatchObject({ status: 422, field: 'query.token' })
  })
})

describe('a contract that waits', () => {
  test('is told by each call in the three fields, and in full by the one it belongs to', async () => {
    const platform = await createAgentPlatform()
    const three = { dailysalreqtype: 'TURNOVER', divtypecompperiodreq: 'MONTH', contracthoursalreq: 'TURNOVER' }
    const bySalary = await requested(platform)
    expect(bySalary).toMatchObject(three)
    expect(bySalary.contracts.map(({ kind, status }) => [kind, status])).toEqual([
      ['salary', 'requested'],
      ['hours', 'requested'],
    ])
    const byDividend = await requested(platform, contractRequestDividend)
    expect(byDividend).toMatchObject(three)
    expect(byDividend.contracts).toMatchObject([
      { kind: 'dividend', basis: 'LOSS', requestedBy: null, answeredAt: null },
    ])
  })

  test('is not there for who was offered none', async () => {
    const platform = await createAgentPlatform({ signedIn: 'agent_lim' })
    expect(await requested(platform)).toEqual({
      dailysalreqtype: null,
      divtypecompperiodreq: null,
      contracthoursalreq: null,
      contracts: [],
    })
  })

  test('may come from the upline', async () => {
    const platform = await createAgentPlatform({ scenario: 'member-with-contract', signedIn: 'haedal_92' })
    expect((await requested(platform)).contracts).toMatchObject([{ requestedBy: '서에이전트' }])
  })

  test('is accepted once, and in force from then on', async () => {
    const platform = await createAgentPlatform()
    const id = await idOf(platform, 'salary')
    expect(await answer(platform, id)).toMatchObject({ id, status: 'accepted', answeredAt: beginning })
    expect((await requested(platform)).dailysalreqtype).toBeNull()
    expect(await salary(platform)).toMatchObject({ contract: { id, status: 'accepted' }, requested: null, content: [] })
    expect(await refusedAnswer(platform, id)).toMatchObject({ status: 409, errorCode: 'CONTRACT_ANSWERED' })
  })

  test('is declined once, and gone', async () => {
    const platform = await createAgentPlatform()
    const id = await idOf(platform, 'dividend')
    expect(await answer(platform, id, 'decline')).toMatchObject({ id, status: 'declined' })
    expect(await requested(platform, contractRequestDividend)).toMatchObject({
      divtypecompperiodreq: null,
      contracts: [],
    })
    expect(await refusedAnswer(platform, id)).toMatchObject({ errorCode: 'CONTRACT_ANSWERED' })
  })

  test('is answered by one of a thousand answers at once', async () => {
    const platform = await createAgentPlatform()
    const id = await idOf(platform, 'salary')
    const answers = Array.from({ length: 1_000 }, (_, at) => answer(platform, id, at % 2 ? 'accept' : 'decline'))
    const settled = await Promise.allSettled(answers)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is nobody else’s to answer', async () => {
    const id = await idOf(await createAgentPlatform(), 'salary')
    const platform = await createAgentPlatform({ signedIn: 'agent_lim' })
    for (const wrong of [id, 'none']) {
      expect(await refusedAnswer(platform, wrong)).toMatchObject({
        status: 404,
        errorCode: 'CONTRACT_NOT_FOUND',
        field: 'body.contractId',
      })
    }
  })
})

describe('the daily salary', () => {
  /** Sessions outlast the days that these tests let pass. */
  const accepted = async () => {
    const platform = await createAgentPlatform({ scenario: 'agent', settings: { sessionLife: 90 * day } })
    const token = await platform.login('agent_seo')
    const lasting = { ...platform, as: { token } }
    await answer(lasting, await idOf(lasting, 'salary'))
    return lasting
  }

  test('follows the tiers as the team plays, by the world’s day', async () => {
    const platform = await accepted()
    const { earnings: before, next } = await today(platform)
    expect(before).toMatchObject(contractPeriodAt('DAY', beginning))
    expect(next).not.toBeNull()
    await platform.play('jisoo_pyo', 10_000)
    await platform.play('sophie_w', 20_000)
    const { earnings: after, contract } = await today(platform)
    expect(after?.base).toBe((before?.base ?? 0) + 30_000)
    const tier = contract?.tiers.findLast(
      ({ from, activeMembers }) => (after?.base ?? 0) >= from && (after?.activeMembers ?? 0) >= activeMembers,
    )
    expect(after?.rate).toBe(tier?.rate ?? 0)
    expect(after?.amount).toBe(Math.floor((toMinor(after?.base ?? 0) * (after?.rate ?? 0)) / 100) / 100)
  })

  test('is paid at midnight, once, and shown in the wallet, the record and the report', async () => {
    const platform = await accepted()
    await platform.play('sophie_w', 200_000)
    const { earnings } = await today(platform)
    expect(earnings?.amount).toBeGreaterThan(0)
    const before = await balance(platform)
    platform.pass((earnings?.until ?? 0) - beginning)
    const paid = toMinor(earnings?.amount ?? 0)
    expect(await balance(platform)).toBe(before + paid)
    expect((await salary(platform)).content).toMatchObject([
      { amount: earnings?.amount, until: earnings?.until, kind: 'salary' },
    ])
    expect((await today(platform)).earnings).toMatchObject({ base: 0, amount: 0 })
    const record = await platform.call(wallet.transactions, { ...ever, txCode: 'salary' }, platform.as)
    expect(record.content).toMatchObject([{ amount: earnings?.amount }])
    platform.pass(5 * day)
    expect(await balance(platform)).toBe(before + paid)
  })

  test('of several days that pass unseen is that of each day', async () => {
    const platform = await accepted()
    await platform.play('sophie_w', 200_000)
    platform.pass(3 * day)
    await platform.play('sophie_w', 100_000)
    platform.pass(3 * day)
    expect((await salary(platform)).content.map(({ base }) => base)).toEqual([100_000, expect.any(Number)])
  })

  test('of a contract that takes another’s place counts for the whole day, which is paid once', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const before = (await today(platform)).earnings
    await answer(platform, await idOf(platform, 'salary'))
    const { earnings: after, contract } = await today(platform)
    expect(after).toMatchObject({ from: before?.from, until: before?.until, base: before?.base })
    const paid = (await salary(platform)).content.length
    platform.pass((after?.until ?? 0) - beginning)
    const { content } = await salary(platform)
    expect(content).toHaveLength(paid + 1)
    expect(content[0]).toMatchObject({ amount: after?.amount, base: after?.base })
    expect(
      platform
        .world()
        .tables.contracts.all()
        .filter(({ id }) => id === contract?.id),
    ).toMatchObject([{ status: 'accepted' }])
  })

  test('is less what the contract of an agent below earns of it', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    await platform.play('dohyun_k', 100_000)
    await platform.play('sophie_w', 100_000)
    const { earnings } = await today(platform)
    const token = await platform.login('agent_han')
    const below = (await platform.call(currentDailySalary, {}, { token })).earnings
    expect(below?.amount).toBeGreaterThan(0)
    expect(earnings?.below).toBe(below?.gross)
    expect(toMinor(earnings?.amount ?? 0)).toBe(toMinor(earnings?.gross ?? 0) - toMinor(below?.gross ?? 0))
  })

  test('is none without a contract', async () => {
    const platform = await createAgentPlatform()
    expect(await today(platform)).toEqual({ contract: null, earnings: null, next: null })
  })
})

describe('the hour salary', () => {
  test('is paid by the hour and listed by itself', async () => {
    const platform = await createAgentPlatform()
    await answer(platform, await idOf(platform, 'hours'))
    await platform.play('haedal_92', 10_000)
    platform.pass(hour)
    expect((await salary(platform, { kind: 'hours' })).content).toMatchObject([
      { kind: 'hours', base: 10_000, rate: 0.1, amount: 10, from: beginning, until: beginning + hour },
    ])
    expect((await salary(platform)).content).toEqual([])
  })
})

describe('the dividend report', () => {
  const report = ({ call, as }: AgentPlatform, query = {}) => call(dividendReport, { ...ever, ...query }, as)

  test('has what runs, and what was paid, with its sum and by span', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const { contract, earnings, content, sum } = await report(platform)
    expect(contract).toMatchObject({ kind: 'dividend', basis: 'LOSS', period: 'WEEK' })
    expect(earnings).toMatchObject(contractPeriodAt('WEEK', beginning))
    expect(content.length).toBeGreaterThan(0)
    expect(toMinor(sum)).toBe(content.reduce((total, { amount }) => total + toMinor(amount), 0))
    expect(await report(platform, { startTime: beginning })).toMatchObject({ content: [], sum: 0 })
  })

  test('follows the team’s luck: a loss of theirs is shared, a win is not', async () => {
    const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
    const before = (await report(platform)).earnings
    const { win } = await platform.play('sophie_w', 100_000)
    const after = (await report(platform)).earnings
    const lost = toMinor(before?.base ?? 0) + toMinor(100_000) - toMinor(win)
    expect(toMinor(after?.base ?? 0)).toBe(Math.max(0, lost))
  })
})

test('a seeded past has paid what its ledger says', async () => {
  const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
  const { contractPayouts, movements } = platform.world().tables
  const moved = movements.all().filter(({ reason }) => reason === 'salary' || reason === 'dividend')
  const paid = contractPayouts.all().filter(({ amount }) => amount > 0)
  expect(moved.map(({ reference, amount }) => [reference, amount]).toSorted()).toEqual(
    paid.map(({ id, amount }) => [id, amount]).toSorted(),
  )
  expect(paid.length).toBeGreaterThan(10)
})
