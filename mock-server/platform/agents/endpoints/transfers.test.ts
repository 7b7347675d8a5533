import { beforeAll, describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { newcomer } from '#mock-server/verify/testing/registration.ts'

describe('moving members', () => {
  let platform: AgentPlatform
  const register = (username: string, type: 0 | 2, token: string) =>
    platform.call(agent.registerDownline, { ...newcomer, username, type }, { token })
  const move = (account: string, toAccount: string) =>
    platform.call(agent.transferDownline, { account, toAccount }, platform.as)
  const refused = (account: string, toAccount: string) =>
    platform.refusal(agent.transferDownline, { account, toAccount }, platform.as)

  beforeAll(async () => {
    platform = await createAgentPlatform()
    await register('agent_one', 2, platform.token)
    await register('agent_two', 2, platform.token)
    await register('agent_deep', 2, await platform.login('agent_one'))
    await register('player_one', 0, await platform.login('agent_deep'))
  })

  test('places a member below another agent of the team and keeps the history', async () => {
    platform.pass(1_000)
    await move('agent_deep', 'agent_two')
    expect(await platform.see('agent_deep')).toMatchObject({
      uplineAccount: 'agent_two',
      level: 2,
      places: [
        { by: 'moved', uplineAccount: 'agent_two' },
        { by: 'registered', uplineAccount: 'agent_one' },
      ],
    })
    expect(await platform.see('player_one')).toMatchObject({ level: 3, uplineAccount: 'agent_deep' })
    await move('agent_deep', 'agent_seo')
    expect(await platform.see('agent_deep')).toMatchObject({ level: 1, uplineAccount: 'agent_seo' })
    await move('agent_deep', 'agent_one')
  })

  test.each([
    ['agent_deep', 'agent_deep', 'body.account', 'a member cannot be its own downline'],
    ['agent_one', 'agent_deep', 'body.account', 'that agent is below the member'],
    ['agent_deep', 'agent_one', 'body.account', 'the member is already there'],
    ['agent_deep', 'player_one', 'body.toAccount', '"player_one" is not an agent'],
    ['hyunwoo', 'agent_two', 'body.account', '"hyunwoo" has a higher rate for RNG than "agent_two"'],
  ])('refuses %s below %s', async (account, toAccount, field, message) => {
    const before = platform.world().tables.places.size
    expect(await refused(account, toAccount)).toMatchObject({
      status: 409,
      errorCode: 'TRANSFER_REFUSED',
      field,
      message: expect.stringContaining(message),
    })
    expect(platform.world().tables.places.size).toBe(before)
  })

  test.each([
    ['emily_r', 'agent_one', 'body.account'],
    ['agent_seo', 'agent_one', 'body.account'],
    ['agent_deep', 'agent_lim', 'body.toAccount'],
    ['agent_deep', 'nobody_here', 'body.toAccount'],
  ])('refuses %s below %s, which is outside the team', async (account, toAccount, field) => {
    expect(await refused(account, toAccount)).toMatchObject({ status: 404, errorCode: 'DOWNLINE_NOT_FOUND', field })
  })

  test('moves either all of several members or none', async () => {
    const several = (accounts: string[]) =>
      [agent.transferMultipleDownline, { accounts, toAccount: 'agent_two' }, platform.as] as const
    expect(await platform.refusal(...several(['jihoon_c', 'haedal_92', 'agent_two']))).toMatchObject({
      errorCode: 'TRANSFER_REFUSED',
      field: 'body.accounts.2',
    })
    expect(await platform.accounts('agent_two')).toEqual([])
    await platform.call(...several(['jihoon_c', 'haedal_92', 'jihoon_c']))
    expect(await platform.accounts('agent_two')).toEqual(['haedal_92', 'jihoon_c'])
    expect((await platform.see('jihoon_c')).places).toHaveLength(2)
  })
})
