import { describe, expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { withdraw } from '#contract/withdraw.ts'
import { createAgentPlatform } from '#mock-server/verify/testing/agent-platform.ts'
import { beginning } from '#mock-server/verify/testing/platform.ts'

const ever = { startTime: 0, endTime: beginning, pageNo: 1, pageSize: 20, language: 'EN' } as const

describe.each([deposit.depositReport, withdraw.withdrawReport, promotions.rewards, promotions.applications])(
  '$id',
  (endpoint) => {
    test.each(['desk_forty', 'desk_fortyone', 'desk_fortytwo'])('refuses %s', async (signedIn) => {
      const { refusal, as } = await createAgentPlatform({ signedIn })
      expect(await refusal(endpoint, ever, as)).toMatchObject({ status: 403, errorCode: 'REAL_ACCOUNT_REQUIRED' })
    })

    test.each(['haedal_92', 'agent_seo', 'guest_0001'])('answers %s', async (signedIn) => {
      const { call, as } = await createAgentPlatform({ signedIn })
      await expect(call(endpoint, ever, as)).resolves.toBeDefined()
    })
  },
)
