import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { controlCall, restart, visit } from '#mock-server/verify/testing/demo-visit.ts'
import { storage } from '#mock-server/verify/testing/memory-idb-keyval.ts'

vi.mock('idb-keyval', () => import('#mock-server/verify/testing/memory-idb-keyval.ts'))

beforeEach(() => {
  storage.kept.clear()
  storage.broken = false
})

const storedWorlds = () => [...storage.kept.keys()].filter((key) => key.startsWith('world:')).toSorted()

describe('the worlds of the demo', () => {
  test('are restored as they were stored', async () => {
    const first = await visit()
    await first.worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await first.call(auth.freePlayLogin, {})
    await first.keep()
    const second = await visit()
    await second.state.restore(second.worlds)
    for (const name of ['default', 'blue']) {
      expect(second.worlds.find(name).snapshot()).toEqual(first.worlds.find(name).snapshot())
    }
  })

  test('are stored only after a change', async () => {
    const { worlds, call, keep } = await visit()
    await worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await keep()
    storage.kept.clear()
    await call(auth.captcha, {})
    await keep()
    expect(storedWorlds()).toEqual(['world:default'])
  })

  test('are removed from storage when deleted', async () => {
    const { worlds, keep } = await visit()
    await worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await keep()
    worlds.remove('blue')
    await keep()
    expect(storedWorlds()).toEqual(['world:default'])
  })

  test('are limited: one above the limit drops the least recently used, but never the default one', async () => {
    const { worlds, keep, send } = await visit(3)
    for (const name of ['one', 'two']) await worlds.replace({ name, scenario: 'default', seed: name })
    await send({ path: '/w/one/wps/system/status?language=EN' })
    await worlds.replace({ name: 'three', scenario: 'default', seed: 'three' })
    await keep()
    expect(storedWorlds()).toEqual(['world:default', 'world:one', 'world:three'])
    expect(() => worlds.find('two')).toThrow('"two"')
  })
})

test('drops saved snapshots above the limit and restores the worlds', async () => {
  const first = await visit()
  await first.send(controlCall('snapshots', 'POST', { world: 'default', name: 'saved' }))
  await first.keep()
  const kept = storage.kept.get('saved:saved') as { saved: object }
  for (let at = 0; at < 60; at += 1) {
    const name = `more-${at}`
    storage.kept.set(`saved:${name}`, { ...kept, saved: { ...kept.saved, name } })
  }
  const second = await restart()
  expect(second.worlds.saved.list()).toHaveLength(50)
  expect(second.world().snapshot()).toEqual(first.world().snapshot())
})

describe('the default world starts over if', () => {
  const begun = async () => {
    const { worlds, state } = await visit()
    worlds.remove('default')
    await state.restore(worlds)
    return worlds.find('default')
  }

  test('nothing was stored', async () => {
    expect(await begun()).toMatchObject({ scenario: 'default', seed: 'parlor' })
  })

  test('the stored data is invalid', async () => {
    storage.kept.set('world', { version: 0 }).set('world:default', { cheese: true })
    expect(await begun()).toMatchObject({ scenario: 'default', seed: 'parlor' })
  })

  test('the stored world has an unknown merchant', async () => {
    const { world } = await visit()
    const snapshot = structuredClone(world().snapshot())
    snapshot.settings.merchant = 'GONE'
    storage.kept.set('world:default', { changedAt: 1, snapshot })
    expect((await begun()).merchant().code).toBe('HAEDAL')
  })

  test('the browser has no storage', async () => {
    storage.broken = true
    expect((await begun()).name).toBe('default')
    const { worlds, keep } = await visit()
    await expect(keep()).resolves.toBeUndefined()
    expect(worlds.has('default')).toBe(true)
  })
})
