import { expect, test } from 'vitest'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { dueKinds } from '#mock-server/world/schedule/performers.ts'

test.each(dueKinds)('%s does nothing for a row that does not exist', async (kind) => {
  const { world } = await createPlatform({ scenario: 'active-member' })
  const { tables, schedule, clock } = world()
  const before = world().snapshot()
  for (const id of ['none', '', 'none/1', 'none@1']) schedule.add({ at: clock.now(), kind, id })
  await schedule.settle()
  expect(world().snapshot()).toEqual(before)
  expect(tables.movements.size).toBe(before.tables.movements.length)
})
