import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { control } from '#mock-server/control/contract.ts'
import { restart, visit } from '#mock-server/verify/testing/demo-visit.ts'
import { storage } from '#mock-server/verify/testing/memory-idb-keyval.ts'

vi.mock('idb-keyval', () => import('#mock-server/verify/testing/memory-idb-keyval.ts'))

beforeEach(() => {
  storage.kept.clear()
  storage.broken = false
})

type Visit = Awaited<ReturnType<typeof visit>>

const storedStates = (world = '') => [...storage.kept.keys()].filter((key) => key.startsWith(`timeline:${world}`))
const idsOf = async ({ call }: Pick<Visit, 'call'>) => (await call(control.timeline, {})).map(({ id }) => id)

async function change({ call }: Visit, count: number) {
  for (let at = 0; at < count; at += 1) await call(control.reseed, { seed: `${at}` })
}

describe('a timeline', () => {
  test('continues after the worker has stopped, and the world returns to a state before that', async () => {
    const first = await visit()
    await first.call(auth.captcha, {})
    const past = await first.call(control.snapshot, { secrets: 'true' })
    await first.keep()
    await first.call(auth.freePlayLogin, {})
    await first.keep()
    const second = await restart()
    expect(await idsOf(second)).toEqual([1, 2, 3])
    await second.call(control.goBack, { id: 2 })
    expect(await second.call(control.snapshot, { secrets: 'true' })).toEqual(past)
    await second.keep()
    expect(await idsOf(await restart())).toEqual([1, 2, 3, 4])
  })

  test('stores each state once', async () => {
    const first = await visit()
    await change(first, 3)
    await first.keep()
    expect(storedStates()).toHaveLength(4)
    storage.kept.clear()
    await change(first, 1)
    await first.keep()
    expect(storedStates()).toEqual(['timeline:default:5'])
  })

  test('has a limit in storage, as in memory', async () => {
    const first = await visit()
    await change(first, 900)
    await first.keep()
    await change(first, 200)
    await first.keep()
    const ids = await idsOf(first)
    expect(ids).toHaveLength(500)
    expect(storedStates().length).toBeLessThanOrEqual(1_000)
    expect(await idsOf(await restart())).toEqual(ids)
  })

  test('ends with its world', async () => {
    const first = await visit()
    await first.worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await first.keep()
    expect(storedStates('blue')).toHaveLength(1)
    first.worlds.remove('blue')
    await first.keep()
    expect(storedStates('blue')).toEqual([])
  })

  test.each<[string, () => void]>([
    ['lacks a state', () => void storage.kept.delete('timeline:default:2')],
    ['lacks its newest state', () => void storage.kept.delete('timeline:default:4')],
    ['is damaged', () => void storage.kept.set('timeline:default:3', { cheese: true })],
  ])('that %s begins again, and the world stays', async (_, damage) => {
    const first = await visit()
    await change(first, 3)
    await first.keep()
    damage()
    const second = await restart()
    // A visit in a test has a world before the stored one replaces it.
    expect(await idsOf(second)).toEqual([1, 2])
    expect(second.world().snapshot()).toEqual(first.world().snapshot())
    await change(second, 1)
    await second.keep()
    expect(storedStates().toSorted()).toEqual([1, 2, 3].map((id) => `timeline:default:${id}`))
  })
})
