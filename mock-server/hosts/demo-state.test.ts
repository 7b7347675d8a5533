import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { createPlatform } from '../testing/platform.ts'
import { bringBack, keep } from './demo-state.ts'

const storage = vi.hoisted(() => ({ kept: undefined as unknown, broken: false }))

vi.mock('idb-keyval', () => ({
  get: async () => {
    if (storage.broken) throw new DOMException('storage is off')
    return structuredClone(storage.kept)
  },
  set: async (_: string, value: unknown) => {
    if (storage.broken) throw new DOMException('storage is off')
    storage.kept = structuredClone(value)
  },
}))

beforeEach(() => {
  storage.kept = undefined
  storage.broken = false
})

describe('the demo’s world', () => {
  test('comes back as it was kept', async () => {
    const { call, worlds, world } = await createPlatform()
    await call(auth.freePlayLogin, {})
    await keep(worlds)
    const other = await createPlatform({ world: 'elsewhere' })
    await bringBack(other.worlds)
    expect(other.worlds.find('default').snapshot()).toEqual(world().snapshot())
  })

  test.each([
    ['nothing was kept', undefined],
    ['something else was kept', { version: 0, cheese: true }],
  ])('begins anew when %s', async (_, kept) => {
    storage.kept = kept
    const { worlds } = await createPlatform({ world: 'elsewhere' })
    await bringBack(worlds)
    expect(worlds.find('default')).toMatchObject({ scenario: 'default', seed: 'parlor' })
  })

  test('begins anew when what was kept is of a merchant that is gone', async () => {
    const { world } = await createPlatform()
    const snapshot = world().snapshot()
    snapshot.settings.merchant = 'GONE'
    storage.kept = snapshot
    const { worlds } = await createPlatform({ world: 'elsewhere' })
    await bringBack(worlds)
    expect(worlds.find('default').merchant().code).toBe('HAEDAL')
  })

  test('lives for the visit in a browser without storage', async () => {
    storage.broken = true
    const { worlds } = await createPlatform({ world: 'elsewhere' })
    await bringBack(worlds)
    await expect(keep(worlds)).resolves.toBeUndefined()
    expect(worlds.has('default')).toBe(true)
  })

  test('is not missed when somebody deleted it', async () => {
    const { worlds } = await createPlatform()
    worlds.remove('default')
    await expect(keep(worlds)).resolves.toBeUndefined()
    expect(storage.kept).toBeUndefined()
  })
})
