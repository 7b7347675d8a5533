import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { auth } from '#contract/auth.ts'
import { createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import type { Platform } from '#mock-server/verify/testing/platform.ts'
import { completeForm } from '#mock-server/verify/testing/registration.ts'

const registration = async (platform: Platform, changes: object) => ({ ...(await completeForm(platform)), ...changes })

describe('the affiliate code', () => {
  test('leads to registration under the merchant’s own domain, which accepts it', async () => {
    const { call, as } = await createAgentPlatform({ merchant: 'ROCKET' })
    const { affiliateCode, url } = await call(agent.affiliateUrl, {}, as)
    expect(url).toBe(`https://rocket-bay.example/m/register?code=${affiliateCode}`)
    expect(await call(auth.checkAffiliateCode, { code: affiliateCode, domain: 'rocket-bay.example' })).toEqual({
      code: affiliateCode,
    })
  })

  test('places members who register with it below its agent', async () => {
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

  test('takes precedence over another agent’s recommender', async () => {
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

  test('of a member without an agent gives no place', async () => {
    const platform = await createAgentPlatform()
    const before = platform.world().tables.places.size
    await platform.call(auth.register, await registration(platform, { recommenderId: 'minji_k' }))
    expect(platform.world().tables.places.size).toBe(before)
  })
})
