import { expect, test } from 'vitest'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

test('a platform without content has no promotions, payment methods or bonuses', async () => {
  const { call, token } = await createPlatform({ scenario: 'new-member', settings: { emptyContent: true } })
  const language = 'EN'
  expect(await call(promotions.promotions, { language }, { token })).toMatchObject({ list: [] })
  expect(await call(deposit.depositBanks, { language }, { token })).toEqual({ methods: [] })
  expect(await call(deposit.depositPromos, { language }, { token })).toEqual([])
})
