import { expect, test } from 'vitest'
import { agentContracts } from '#contract/agent-contracts.ts'
import { minute } from '#contract/time-units.ts'
import { offers, offersOnRequest } from '#fixtures/agents/contracts.ts'
import { control } from '#mock-server/control/contract.ts'
import { answer, findRequestId, readRequests, refusedAnswer } from '#mock-server/verify/testing/agent-contracts.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

type Kind = 'salary' | 'dividend' | 'hours'

const ask = ({ call, as }: AgentPlatform, kind: Kind = 'salary') =>
  call(agentContracts.askForContract, { ...as, kind }, as)
const history = ({ call, as }: AgentPlatform, query = {}) =>
  call(agentContracts.contractHistory, { ...as, pageNo: 1, pageSize: 20, ...query }, as)

async function withoutOffers() {
  const platform = await createAgentPlatform({ scenario: 'agent' })
  return { ...platform, as: { token: await platform.login('agent_marcus') } }
}

test('an agent asks for a contract, and the upline offers it minutes later', async () => {
  const platform = await withoutOffers()
  const asked = await ask(platform)
  expect(asked).toMatchObject({ status: 'asked', askedAt: beginning, requestedAt: null, requestedBy: '서에이전트' })
  expect(await readRequests(platform)).toMatchObject({ dailysalreqtype: null, contracts: [{ status: 'asked' }] })
  expect(await refusedAnswer(platform, asked.id)).toMatchObject({ errorCode: 'CONTRACT_NOT_FOUND' })
  platform.pass(3 * minute)
  expect(await readRequests(platform)).toMatchObject({
    dailysalreqtype: 'TURNOVER',
    contracts: [{ id: asked.id, status: 'requested', askedAt: beginning, tiers: offers['salary-standard'].tiers }],
  })
  expect(await answer(platform, asked.id)).toMatchObject({ status: 'accepted' })
})

test('an agent whose contract is in force is offered another', async () => {
  const platform = await withoutOffers()
  const first = await ask(platform)
  platform.pass(3 * minute)
  await answer(platform, first.id)
  expect((await ask(platform)).tiers).toEqual(offers['salary-plus'].tiers)
})

test('an agent is offered better terms only, and refused if there are none', async () => {
  for (const kind of ['salary', 'dividend', 'hours'] as const) {
    const platform = await withoutOffers()
    const tops: number[] = []
    const refuse = () => platform.refusal(agentContracts.askForContract, { ...platform.as, kind }, platform.as)
    for (let tries = 0; tries < offersOnRequest[kind].length; tries += 1) {
      const asked = await platform
        .call(agentContracts.askForContract, { ...platform.as, kind }, platform.as)
        .catch(() => undefined)
      if (!asked) break
      tops.push(Math.max(...asked.tiers.map(({ rate }) => rate)))
      platform.pass(3 * minute)
      await answer(platform, asked.id)
    }
    expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
    expect(await refuse()).toMatchObject({ status: 409, errorCode: 'CONTRACT_BEST', field: 'body.kind' })
    expect(await history(platform, { kind })).toMatchObject({ total: tops.length })
  }
})

test('a contract that is better than every offer is not replaced by a worse one', async () => {
  const platform = await withoutOffers()
  const offer = await platform.call(control.offerContract, { account: 'agent_marcus', offer: 'salary-plus' })
  await answer(platform, offer.id)
  const refused = await platform.refusal(agentContracts.askForContract, { ...platform.as, kind: 'salary' }, platform.as)
  expect(refused).toMatchObject({ status: 409, errorCode: 'CONTRACT_BEST' })
})

test.each([
  ['after an offer', false],
  ['after the agent has asked', true],
])('the upline offers no second contract of a kind %s', async (_, asks) => {
  const platform = await withoutOffers()
  const offer = { account: 'agent_marcus', offer: 'salary-plus' } as const
  if (asks) await ask(platform)
  else await platform.call(control.offerContract, offer)
  expect(await platform.refusal(control.offerContract, { ...offer, offer: 'salary-standard' })).toMatchObject({
    status: 409,
    errorCode: 'CONTRACT_WAITING',
    field: 'body.offer',
  })
  await expect(platform.call(control.offerContract, { ...offer, offer: 'hours-plus' })).resolves.toBeDefined()
  expect(await history(platform)).toMatchObject({ total: 2 })
})

test('one contract of a kind waits at a time', async () => {
  const platform = await withoutOffers()
  await ask(platform)
  await expect(ask(platform, 'dividend')).resolves.toMatchObject({ kind: 'dividend' })
  const again = () => platform.refusal(agentContracts.askForContract, { ...platform.as, kind: 'salary' }, platform.as)
  expect(await again()).toMatchObject({ status: 409, errorCode: 'CONTRACT_WAITING', field: 'body.kind' })
  platform.pass(3 * minute)
  expect(await again()).toMatchObject({ errorCode: 'CONTRACT_WAITING' })
})

test('members who are not agents cannot ask', async () => {
  const { refusal, as } = await createAgentPlatform({ signedIn: 'haedal_92' })
  expect(await refusal(agentContracts.askForContract, { ...as, kind: 'salary' }, as)).toMatchObject({ status: 403 })
})

test('the history has each contract of the member, newest first, and when what happened', async () => {
  const platform = await createAgentPlatform({ scenario: 'agent-contracts' })
  await answer(platform, await findRequestId(platform, 'salary'))
  const { content } = await history(platform, { kind: 'salary' })
  expect(content).toMatchObject([
    { kind: 'salary', status: 'accepted', answeredAt: beginning, replacedAt: null },
    { kind: 'salary', status: 'replaced', replacedAt: beginning },
  ])
  const all = await history(platform)
  expect(all.total).toBe(5)
  const began = all.content.map(({ askedAt, requestedAt }) => askedAt ?? requestedAt ?? 0)
  expect(began).toEqual(began.toSorted((one, other) => other - one))
  expect(await history(platform, { pageSize: 2, pageNo: 3 })).toMatchObject({ content: [{}], totalPages: 3 })
})
