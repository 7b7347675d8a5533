import { expect, test } from 'vitest'
import { system } from '#contract/system.ts'
import { control } from '#mock-server/control/contract.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

test('a call that meets a failing due event is answered and recorded, and the next one runs', async () => {
  const platform = await createPlatform()
  const input = { language: 'KO' } as const
  const { schedule, clock } = platform.world()
  schedule.add({ at: clock.now(), step: { after: '0s', settings: { merchant: 'NONE' } } })
  const refused = await platform.refusal(system.status, input)
  expect(refused).toMatchObject({ errorCode: 'MERCHANT_UNKNOWN' })
  await platform.call(system.status, input)
  expect(await platform.call(control.journal, {})).toMatchObject([
    { endpoint: system.status.id, errorCode: 'MERCHANT_UNKNOWN' },
    { endpoint: system.status.id, status: 200 },
  ])
})
