import { describe, expect, test } from 'vitest'
import { agentContracts } from '#contract/agent-contracts.ts'
import { day } from '#contract/time-units.ts'
import { control } from '#mock-server/control/contract.ts'
import {
  answer,
  findRequestId,
  readRequests,
  readSalary,
  refusedAnswer,
} from '#mock-server/verify/testing/agent-contracts.ts'
import { createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

test('a contract requested by the upline is in force after the member accepts it', async () => {
  const platform = await createAgentPlatform({ signedIn: 'haedal_92' })
  const { call } = platform
  const asked = await call(control.offerContract, { account: 'haedal_92', offer: 'salary-below' })
  expect(asked).toMatchObject({ kind: 'salary', requestedBy: 'agent_seo' })
  expect(await readRequests(platform)).toMatchObject({ dailysalreqtype: 'TURNOVER', contracts: [{ id: asked.id }] })
  expect(await answer(platform, asked.id)).toMatchObject({ id: asked.id, status: 'accepted' })
  expect(await readRequests(platform)).toMatchObject({ dailysalreqtype: null, contracts: [{ status: 'accepted' }] })
})

describe('the contract check', () => {
  const calls = Object.values(agentContracts)
  const input = (token: string) => ({ ...ever, token, contractId: 'any', answer: 'accept', kind: 'salary' })

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

  test.each(calls)('$id is refused to other types if AGENTPOLICY3 is off', async (endpoint) => {
    const { refusal, as } = await createAgentPlatform({ scenario: 'agent-policy-off' })
    expect(await refusal(endpoint, input(as.token), as)).toMatchObject({ status: 403, errorCode: 'FEATURE_OFF' })
  })

  test.each([['haedal_92'], ['highroller'], ['agent_seo']])(
    '%s, of type 0, 1 or 2, gets an answer',
    async (signedIn) => {
      const { call, as } = await createAgentPlatform({ signedIn })
      await expect(call(agentContracts.contractRequestSalary, as, as)).resolves.toMatchObject({
        contracts: expect.any(Array),
      })
    },
  )

  test('refuses a wrong or missing token in the query', async () => {
    const { refusal, as } = await createAgentPlatform()
    expect(await refusal(agentContracts.contractRequestSalary, { token: 'another' }, as)).toMatchObject({
      status: 401,
      errorCode: 'SESSION_INVALID',
      field: 'token',
    })
    expect(await refusal(agentContracts.contractRequestDividend, {}, as)).toMatchObject({
      status: 422,
      field: 'query.token',
    })
  })
})

describe('a requested contract', () => {
  test('is in the three fields of each call, and in full in the call of its kind', async () => {
    const platform = await createAgentPlatform()
    const three = { dailysalreqtype: 'TURNOVER', divtypecompperiodreq: 'MONTH', contracthoursalreq: 'TURNOVER' }
    const bySalary = await readRequests(platform)
    expect(bySalary).toMatchObject(three)
    expect(bySalary.contracts.map(({ kind, status }) => [kind, status])).toEqual([
      ['salary', 'requested'],
      ['hours', 'requested'],
    ])
    const byDividend = await readRequests(platform, agentContracts.contractRequestDividend)
    expect(byDividend).toMatchObject(three)
    expect(byDividend.contracts).toMatchObject([
      { kind: 'dividend', basis: 'LOSS', requestedBy: null, answeredAt: null },
    ])
  })

  test('is absent if no contract was offered', async () => {
    const platform = await createAgentPlatform({ signedIn: 'agent_lim' })
    expect(await readRequests(platform)).toEqual({
      dailysalreqtype: null,
      divtypecompperiodreq: null,
      contracthoursalreq: null,
      contracts: [],
    })
  })

  test('may come from the upline', async () => {
    const platform = await createAgentPlatform({ scenario: 'member-with-contract', signedIn: 'haedal_92' })
    expect((await readRequests(platform)).contracts).toMatchObject([{ requestedBy: '서에이전트' }])
  })

  test('can be accepted once and is in force from then on', async () => {
    const platform = await createAgentPlatform()
    const id = await findRequestId(platform, 'salary')
    expect(await answer(platform, id)).toMatchObject({ id, status: 'accepted', answeredAt: beginning })
    expect((await readRequests(platform)).dailysalreqtype).toBeNull()
    expect(await readSalary(platform)).toMatchObject({
      contract: { id, status: 'accepted' },
      requested: null,
      content: [],
    })
    expect(await refusedAnswer(platform, id)).toMatchObject({ status: 409, errorCode: 'CONTRACT_ANSWERED' })
  })

  test('can be declined once and disappears', async () => {
    const platform = await createAgentPlatform()
    const id = await findRequestId(platform, 'dividend')
    expect(await answer(platform, id, 'decline')).toMatchObject({ id, status: 'declined' })
    expect(await readRequests(platform, agentContracts.contractRequestDividend)).toMatchObject({
      divtypecompperiodreq: null,
      contracts: [],
    })
    expect(await refusedAnswer(platform, id)).toMatchObject({ errorCode: 'CONTRACT_ANSWERED' })
  })

  test('is answered once by a thousand parallel answers', async () => {
    const platform = await createAgentPlatform()
    const id = await findRequestId(platform, 'salary')
    const answers = Array.from({ length: 1_000 }, (_, at) => answer(platform, id, at % 2 ? 'accept' : 'decline'))
    const settled = await Promise.allSettled(answers)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('cannot be answered by another member', async () => {
    const id = await findRequestId(await createAgentPlatform(), 'salary')
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
