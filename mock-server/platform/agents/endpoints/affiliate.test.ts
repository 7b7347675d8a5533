import { describe, expect, test } from 'vitest'
import { agent } from '#contract/agent.ts'
import { day } from '#contract/time-units.ts'
import { createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

const ever = { startTime: 0, endTime: beginning + 365 * day, pageNo: 1, pageSize: 100 }

const withTeam = (changes: Parameters<typeof createAgentPlatform>[0] = {}) =>
  createAgentPlatform({ scenario: 'agent', ...changes })

describe('the affiliate figures', () => {
  test('count members who came by the code or a recommendation, and their play', async () => {
    const platform = await withTeam()
    const token = await platform.login('agent_marcus')
    const span = { startTime: beginning - 30 * day, endTime: ever.endTime }
    const figures = () => platform.call(agent.affiliate, span, { token })
    const before = await figures()
    expect(before).toMatchObject({ affiliateCode: 'MARCUS26', registered: 6, newMembers: 2 })
    expect(before.activeMembers).toBe(6)
    expect(before.commission).toBeGreaterThan(0)
    await platform.play('zoe_chan', 2_000)
    expect((await figures()).turnover).toBe(before.turnover + 2_000)
  })

  test('are refused if their module is off', async () => {
    const { refusal, as } = await createAgentPlatform()
    expect(await refusal(agent.affiliate, ever, { ...as, headers: { ModuleId: '' } })).toMatchObject({
      errorCode: 'MODULE_NOT_PERMITTED',
    })
  })
})
