import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { newcomer } from '#mock-server/verify/testing/registration.ts'

const page = { pageNo: 1, pageSize: 100 }

describe('a member who is not an agent', () => {
  const calls = Object.values(agent).filter(({ access }) => access === 'agent')

  test.each(calls)('is refused $id', async (endpoint) => {
    const { refusal, token } = await createPlatform({ signedIn: 'haedal_92' })
    expect(await refusal(endpoint, {}, { token })).toMatchObject({ status: 403, errorCode: 'NON_AGENT_ACCOUNT' })
  })
})

describe('registering a downline', () => {
  test('creates a member with the given rates, who can log in', async () => {
    const platform = await createAgentPlatform()
    const made = await platform.call(agent.registerDownline, { ...newcomer, rebates: { RNG: 0.5 } }, platform.as)
    expect(made).toMatchObject({ account: 'brand_new', type: 0, affiliateCode: '', downlines: 0 })
    expect(made.rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.5 })
    expect(await platform.see('brand_new')).toMatchObject({ level: 1, places: [{ by: 'registered' }] })
    await expect(platform.login('brand_new')).resolves.toBeTypeOf('string')
  })

  test('creates an agent with its own code, whose registrations its upline sees', async () => {
    const platform = await createAgentPlatform()
    const { affiliateCode } = await platform.call(agent.registerDownline, { ...newcomer, type: 2 }, platform.as)
    expect(affiliateCode).toMatch(/^[A-Z]+\d{4}$/)
    const token = await platform.login('brand_new')
    await platform.call(agent.registerDownline, { ...newcomer, username: 'below_new' }, { token })
    expect(await platform.see('below_new')).toMatchObject({ level: 2, uplineAccount: 'brand_new' })
    expect(await platform.accounts()).not.toContain('below_new')
    expect(await platform.accounts('brand_new')).toEqual(['below_new'])
  })

  test.each([
    [{ username: 'No' }, 'INVALID_INPUT', 'body.username'],
    [{ password: 'short1', confirmPassword: 'short1' }, 'INVALID_INPUT', 'body.password'],
    [{ confirmPassword: 'parlor2027' }, 'PASSWORDS_DIFFER', 'body.confirmPassword'],
    [{ payeeName: '' }, 'INVALID_INPUT', 'body.payeeName'],
    [{ username: 'minji_k' }, 'USERNAME_TAKEN', 'body.username'],
    [{ email: 'minji@example.com' }, 'EMAIL_TAKEN', 'body.email'],
    [{ mobileNum: '1055550101', countryDialingCode: '82' }, 'MOBILE_TAKEN', 'body.mobileNum'],
    [{ type: 40 }, 'INVALID_INPUT', 'body.type'],
    [{ rebates: { RNG: 0.81 } }, 'REBATE_RANGE', 'body.rebates.RNG'],
    [{ rebates: { RNG: 0.005 } }, 'INVALID_INPUT', 'body.rebates.RNG'],
    [{ rebates: { DICE: 0.1 } }, 'INVALID_INPUT', 'body.rebates'],
  ])('refuses %j', async (over, errorCode, field) => {
    const platform = await createAgentPlatform()
    const before = platform.world().tables.members.size
    expect(await platform.refusal(agent.registerDownline, { ...newcomer, ...over }, platform.as)).toMatchObject({
      errorCode,
      field: expect.stringContaining(field),
    })
    expect(platform.world().tables.members.size).toBe(before)
  })
})

describe('the team', () => {
  test('is listed level by level, searched and sorted', async () => {
    const platform = await createAgentPlatform({ signedIn: 'desk_forty' })
    expect(await platform.accounts()).toEqual(['desk_fortyone'])
    expect(await platform.accounts('agent_lim')).toEqual(['emily_r', 'oliver'])
    const list = (query: object) =>
      platform.call(agent.downlines, { ...page, account: 'agent_lim', ...query }, platform.as)
    expect((await list({ search: 'EMI' })).content.map(({ account }) => account)).toEqual(['emily_r'])
    const sorted = (await list({ sortBy: 'account', sortOrder: 'asc' })).content.map(({ account }) => account)
    expect(sorted).toEqual(['emily_r', 'oliver'])
    expect((await list({ pageSize: 1, pageNo: 2 })).content).toHaveLength(1)
    expect(await list({ pageSize: 1 })).toMatchObject({ total: 2, totalPages: 2 })
  })

  test('does not reveal whether an account outside the team exists', async () => {
    const platform = await createAgentPlatform()
    for (const account of ['emily_r', 'nobody_here', 'agent_lim', 'desk_forty']) {
      const unknown = { status: 404, errorCode: 'DOWNLINE_NOT_FOUND', field: 'query.account' }
      expect(await platform.refusal(agent.downline, { account }, platform.as)).toMatchObject(unknown)
      expect(await platform.refusal(agent.downlines, { ...page, account }, platform.as)).toMatchObject(unknown)
    }
    expect(await platform.refusal(agent.downline, { account: 'agent_seo' }, platform.as)).toMatchObject({
      errorCode: 'DOWNLINE_NOT_FOUND',
    })
  })

  test('of an agent without downlines is empty', async () => {
    const platform = await createAgentPlatform({ signedIn: 'desk_fortytwo' })
    expect(await platform.call(agent.downlines, page, platform.as)).toEqual({
      content: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
    })
  })
})

describe('changing a downline’s rates', () => {
  const change = (platform: AgentPlatform, account: string, rebates: object) =>
    platform.call(agent.updateDownlineRebates, { account, rebates }, platform.as)

  test('accepts a rate between those below and the agent’s own, and returns that range', async () => {
    const platform = await createAgentPlatform({ signedIn: 'desk_fortyone' })
    const { rebates } = await change(platform, 'agent_lim', { RNG: 0.8, LIVE: 0.2 })
    expect(rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.8, minimum: 0.4, maximum: 0.8 })
    expect(rebates).toContainEqual({ gameCategory: 'LIVE', rate: 0.2, minimum: 0.2, maximum: 0.4 })
    expect(rebates).toContainEqual({ gameCategory: 'FISH', rate: 0.6, minimum: 0.4, maximum: 0.8 })
    expect((await platform.see('agent_lim')).rebates).toEqual(rebates)
  })

  test.each([
    [{ RNG: 0.81 }, 'RNG', { minimum: 0.4, maximum: 0.8 }],
    [{ RNG: 0.39 }, 'RNG', { minimum: 0.4, maximum: 0.8 }],
    [{ RNG: 0.5, LIVE: 0.41 }, 'LIVE', { minimum: 0.2, maximum: 0.4 }],
  ])('refuses %j with the field and the range, and changes nothing', async (rebates, category, value) => {
    const platform = await createAgentPlatform({ signedIn: 'desk_fortyone' })
    const before = await platform.see('agent_lim')
    const refused = await platform.refusal(agent.updateDownlineRebates, { account: 'agent_lim', rebates }, platform.as)
    expect(refused).toMatchObject({ status: 422, errorCode: 'REBATE_RANGE', field: `body.rebates.${category}`, value })
    expect(refused.message).toContain(`${value.minimum} to ${value.maximum}`)
    expect(await platform.see('agent_lim')).toEqual(before)
  })

  test('is refused to all but the direct upline', async () => {
    const platform = await createAgentPlatform({ signedIn: 'desk_forty' })
    const input = { account: 'agent_lim', rebates: { RNG: 0.5 } }
    expect(await platform.refusal(agent.updateDownlineRebates, input, platform.as)).toMatchObject({
      errorCode: 'DOWNLINE_NOT_FOUND',
      field: 'body.account',
    })
  })
})

test('an answer contains the call’s changes even if time advances meanwhile', async () => {
  const platform = await createAgentPlatform({ tick: 1 })
  const made = await platform.call(agent.registerDownline, { ...newcomer, rebates: { RNG: 0.5 } }, platform.as)
  expect(made.rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.5 })
  const changed = { account: 'brand_new', rebates: { RNG: 0.6 } }
  const { rebates } = await platform.call(agent.updateDownlineRebates, changed, platform.as)
  expect(rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.6, minimum: 0, maximum: 0.8 })
  expect(await platform.see('brand_new')).toMatchObject({ rebates })
})
