import { beforeEach, describe, expect, test, vi } from 'vitest'
import { restart, visit } from '#mock-server/verify/testing/demo-visit.ts'
import { storage } from '#mock-server/verify/testing/memory-idb-keyval.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { createDemoState } from './demo-state.ts'

vi.mock('idb-keyval', () => import('#mock-server/verify/testing/memory-idb-keyval.ts'))

beforeEach(() => {
  storage.kept.clear()
  storage.broken = false
})

const storedJournals = (world = '') =>
  [...storage.kept.keys()].filter((key) => key.startsWith(`journal:${world}`)).toSorted()

const makeCalls = async ({ send }: Awaited<ReturnType<typeof visit>>, count: number) => {
  for (let at = 0; at < count; at += 1) await send({ path: '/wps/system/country' })
}

const idsAfterRestart = async () =>
  (await restart())
    .world()
    .journal.read()
    .map(({ id }) => id)

describe('a journal', () => {
  test('continues its ids', async () => {
    const first = await visit()
    await makeCalls(first, 2)
    await first.keep()
    const second = await restart()
    await makeCalls(second, 1)
    await second.keep()
    expect(await idsAfterRestart()).toEqual([1, 2, 3])
  })

  test('has the same limit in storage as in memory', async () => {
    const first = await visit()
    await makeCalls(first, 480)
    await first.keep()
    await makeCalls(first, 40)
    await first.keep()
    expect(storedJournals('default')).toHaveLength(500)
    const ids = await idsAfterRestart()
    expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([500, 21, 520])
  })

  test('ends with its world; the next world of that name has a new journal', async () => {
    const first = await visit()
    await makeCalls(first, 3)
    await first.keep()
    await first.worlds.replace({ name: 'default', scenario: 'trial', seed: 'b' })
    await makeCalls(first, 1)
    await first.keep()
    expect(storedJournals()).toEqual(['journal:default:1'])
    first.worlds.remove('default')
    await first.keep()
    expect(storedJournals()).toEqual([])
  })

  test('of a world that cannot be restored is removed with the next write', async () => {
    const first = await visit()
    await makeCalls(first, 3)
    await first.keep()
    storage.kept.set('world:default', { cheese: true })
    const second = createDemoState()
    const { worlds } = await createPlatform({ world: 'elsewhere', store: second.store })
    await second.restore(worlds)
    expect(worlds.find('default').journal.read()).toEqual([])
    await second.keep(worlds)
    expect(storedJournals()).toEqual([])
  })

  test('is kept without its secrets', async () => {
    const first = await visit()
    await first.send({ path: '/wps/capcha?password=open-sesame' })
    await first.keep()
    expect(JSON.stringify([...storage.kept])).not.toContain('open-sesame')
  })
})
