import { beforeAll, describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { auth } from '#contract/auth.ts'
import { type AgentPlatform, createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const page = { pageNo: 1, pageSize: 100 }

const newcomer = {
  username: 'brand_new',
  password: 'parlor2026',
  confirmPassword: 'parlor2026',
  payeeName: '신규회원',
  type: 0,
} as const

const registration = async (platform: Platform, over: object) => {
  await platform.call(auth.captcha, {})
  return {
    ...newcomer,
    registerUrl: 'localhost',
    registerMethod: 'H5' as const,
    domain: 'localhost',
    captcha: platform.world().tables.captchas.all().at(-1)?.code ?? '',
    ...over,
  }
}

describe('whoever is no agent', () => {
  const calls = Object.values(agent).filter(({ access }) => access === 'agent')

  test.each(calls)('is refused $id', async (endpoint) => {
    const { refusal, token } = await createPlatform({ signedIn: 'haedal_92' })
    expect(await refusal(endpoint, {}, { token })).toMatchObject({ status: 403, errorCode: 'NON_AGENT_ACCOUNT' })
  })
})

describe('the affiliate code', () => {
  test('leads to registration under the merchant’s own domain, and is one that registration knows', async () => {
    const { call, as } = await createAgentPlatform({ merchant: 'ROCKET' })
    const { affiliateCode, url } = await call(agent.affiliateUrl, {}, as)
    expect(url).toBe(`https://rocket-bay.example/m/register?code=${affiliateCode}`)
    expect(await call(auth.checkAffiliateCode, { code: affiliateCode, domain: 'rocket-bay.example' })).toEqual({
      code: affiliateCode,
    })
  })

  test('puts who registers with it below its agent', async () => {
    const platform = await createAgentPlatform()
    const { affiliateCode } = await platform.call(agent.affiliateUrl, {}, platform.as)
    await platform.call(auth.register, await registration(platform, { affiliateCode }))
    expect(await platform.accounts()).toContain('brand_new')
    expect(await platform.see('brand_new')).toMatchObject({
      level: 1,
      uplineAccount: 'agent_seo',
      places: [{ by: 'code', uplineAccount: 'agent_seo' }],
    })
  })

  test('goes before a recommender of another agent', async () => {
    const platform = await createAgentPlatform()
    const both = { affiliateCode: 'SEO2026', recommenderId: 'agent_lim' }
    await platform.call(auth.register, await registration(platform, both))
    expect(await platform.accounts()).toContain('brand_new')
  })
})

describe('a recommendation', () => {
  test.each([
    ['of an agent', 'agent_seo'],
    ['of a member', 'haedal_92'],
  ])('%s leads to the agent', async (_, recommenderId) => {
    const platform = await createAgentPlatform()
    await platform.call(auth.register, await registration(platform, { recommenderId }))
    expect(await platform.see('brand_new')).toMatchObject({
      uplineAccount: 'agent_seo',
      places: [{ by: 'recommender' }],
    })
  })

  test('of a member without an agent leads nowhere', async () => {
    const platform = await createAgentPlatform()
    const before = platform.world().tables.places.size
    await platform.call(auth.register, await registration(platform, { recommenderId: 'minji_k' }))
    expect(platform.world().tables.places.size).toBe(before)
  })
})

describe('registering a downline', () => {
  test('makes a member who logs in, with the rates it was given', async () => {
    const platform = await createAgentPlatform()
    const made = await platform.call(agent.registerDownline, { ...newcomer, rebates: { RNG: 0.5 } }, platform.as)
    expect(made).toMatchObject({ account: 'brand_new', type: 0, affiliateCode: '', downlines: 0 })
    expect(made.rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.5 })
    expect(await platform.see('brand_new')).toMatchObject({ level: 1, places: [{ by: 'registered' }] })
    await expect(platform.login('brand_new')).resolves.toBeTypeOf('string')
  })

  test('makes an agent with a code of its own, whose registrations are seen from above', async () => {
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

  test('hides who belongs to another agent, whether the account is there or not', async () => {
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

  test('is empty for an agent without one', async () => {
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

  test('takes what lies between what is given on and the agent’s own, and tells that range', async () => {
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
  ])('refuses %j, naming the field and the range, and changes nothing', async (rebates, category, value) => {
    const platform = await createAgentPlatform({ signedIn: 'desk_fortyone' })
    const before = await platform.see('agent_lim')
    const refused = await platform.refusal(agent.updateDownlineRebates, { account: 'agent_lim', rebates }, platform.as)
    expect(refused).toMatchObject({ status: 422, errorCode: 'REBATE_RANGE', field: `body.rebates.${category}`, value })
    expect(refused.message).toContain(`${value.minimum} to ${value.maximum}`)
    expect(await platform.see('agent_lim')).toEqual(before)
  })

  test('is the direct upline’s to do', async () => {
    const platform = await createAgentPlatform({ signedIn: 'desk_forty' })
    const input = { account: 'agent_lim', rebates: { RNG: 0.5 } }
    expect(await platform.refusal(agent.updateDownlineRebates, input, platform.as)).toMatchObject({
      errorCode: 'DOWNLINE_NOT_FOUND',
      field: 'body.account',
    })
  })
})

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

  test('puts somebody below another agent of the team, and keeps the history', async () => {
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
    ['agent_deep', 'agent_deep', 'body.account', 'nobody stands below itself'],
    ['agent_one', 'agent_deep', 'body.account', 'that agent stands below the member'],
    ['agent_deep', 'agent_one', 'body.account', 'the member stands there already'],
    ['agent_deep', 'player_one', 'body.toAccount', '"player_one" is no agent'],
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
  ])('stays within the team: %s below %s', async (account, toAccount, field) => {
    expect(await refused(account, toAccount)).toMatchObject({ status: 404, errorCode: 'DOWNLINE_NOT_FOUND', field })
  })

  test('of several is done for all or for none', async () => {
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

test('what a call has changed stands in its answer, though time goes on meanwhile', async () => {
  const platform = await createAgentPlatform({ tick: 1 })
  const made = await platform.call(agent.registerDownline, { ...newcomer, rebates: { RNG: 0.5 } }, platform.as)
  expect(made.rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.5 })
  const changed = { account: 'brand_new', rebates: { RNG: 0.6 } }
  const { rebates } = await platform.call(agent.updateDownlineRebates, changed, platform.as)
  expect(rebates).toContainEqual({ gameCategory: 'RNG', rate: 0.6, minimum: 0, maximum: 0.8 })
  expect(await platform.see('brand_new')).toMatchObject({ rebates })
})
