import { expect, test } from 'vitest'
import { day, hour } from '#contract/time-units.ts'
import { keyOf } from '#mock-server/verify/testing/key-of.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { mixedLoad } from '#mock-server/verify/testing/mixed-load.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const rounds = 30

test('a world stays within its limits under a long mixed load', async () => {
  const { gateway, world, worlds, pass, token } = await createPlatform({
    scenario: 'active-member',
    settings: { requestsPerMinute: 0 },
  })
  await world().tables.sessions.update(keyOf(world(), token), (draft) => {
    draft.expiresAt += 30 * day
  })
  const load = await mixedLoad(world())
  const rows = () =>
    Object.fromEntries(Object.entries(world().tables).map(([table, { size }]) => [table, size] as const))
  const play = async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const message of load) expect((await gateway(toRequest(message))).status, message.path).toBe(200)
      pass(hour)
    }
  }
  await play()
  const before = rows()
  await play()
  const after = rows()

  expect(load).toHaveLength(100)
  expect(world().journal.read()).toHaveLength(500)
  expect(world().outbox.messages().length).toBeLessThanOrEqual(200)
  expect(worlds.unknownWorldCalls.read()).toEqual([])
  // A launch is removed a day after it ends, by a purge that runs once per 64 new rows.
  expect(after.launches).toBeLessThanOrEqual(28 * 2 + 64)
  for (const [table, size] of Object.entries(after)) {
    if (table !== 'launches') expect(size, table).toBeLessThanOrEqual(before[table]!)
  }
})
