import { beforeEach, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { createDemoState } from './demo-state.ts'

const storage = vi.hoisted(() => ({ kept: new Map<string, unknown>(), broken: false }))

vi.mock('idb-keyval', () => {
  const open = () => {
    if (storage.broken) throw new DOMException('storage is off')
    return storage.kept
  }
  return {
    entries: async () => [...open()].map(([key, value]) => [key, structuredClone(value)]),
    setMany: async (all: [string, unknown][]) => {
      for (const [key, value] of all) open().set(key, structuredClone(value))
    },
    delMany: async (keys: string[]) => {
      for (const key of keys) open().delete(key)
    },
  }
})

beforeEach(() => {
  storage.kept.clear()
  storage.broken = false
})

/** Starts a visit of the demo with its stored worlds. */
async function visit(keepAtMost?: number) {
  const state = createDemoState()
  const platform = await createPlatform({ world: 'default', store: state.store, keepAtMost })
  return { ...platform, keep: () => state.keep(platform.worlds), state }
}

const keptKeys = (prefix: string) => [...storage.kept.keys()].filter((key) => key.startsWith(prefix)).toSorted()
const names = () => keptKeys('world:')

describe('the worlds of the demo', () => {
  test('are restored as they were stored', async () => {
    const first = await visit()
    await first.worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await first.call(auth.freePlayLogin, {})
    await first.keep()
    const second = await visit()
    await second.state.bringBack(second.worlds)
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
    expect(names()).toEqual(['world:default'])
  })

  test('are removed from storage when deleted', async () => {
    const { worlds, keep } = await visit()
    await worlds.replace({ name: 'blue', scenario: 'trial', seed: 'b' })
    await keep()
    worlds.remove('blue')
    await keep()
    expect(names()).toEqual(['world:default'])
  })

  test('are limited: one above the limit drops the least recently used, but never the default one', async () => {
    const { worlds, keep, send } = await visit(3)
    for (const name of ['one', 'two']) await worlds.replace({ name, scenario: 'default', seed: name })
    await send({ path: '/w/one/wps/system/status?language=EN' })
    await worlds.replace({ name: 'three', scenario: 'default', seed: 'three' })
    await keep()
    expect(names()).toEqual(['world:default', 'world:one', 'world:three'])
    expect(() => worlds.find('two')).toThrow('"two"')
  })
})

const control = (path: string, method: string, body: object) => ({
  path: `/__gateway/${path}`,
  method,
  body: JSON.stringify(body),
})

/** Changes to two worlds by the control API before the worker is stopped. */
const bending = [
  control('worlds', 'POST', { name: 'blue', scenario: 'trial', seed: 'b', merchant: 'VELVET' }),
  control('faults', 'PUT', { world: 'blue', faults: [{ endpoint: 'auth.login', status: 503, times: 2 }] }),
  control('clock', 'POST', { world: 'blue', action: 'set', at: 1_800_000_000_000 }),
  control('settings', 'POST', { world: 'blue', settings: { captchaAfter: 3 } }),
  control('snapshots', 'POST', { world: 'blue', name: 'second-by-name' }),
  control('snapshots', 'POST', { world: 'default', name: 'first-by-name' }),
  control('snapshots', 'POST', { world: 'default', name: 'gone' }),
  { path: '/__gateway/snapshots?name=gone', method: 'DELETE' },
  { path: '/w/blue/wps/system/country' },
  { path: '/w/blue/wps/capcha?password=secret' },
  { path: '/w/nobody/wps/system/country' },
]

const questions = [
  ...['world', 'clock', 'faults', 'settings', 'journal', 'journal/count', 'outbox', 'snapshot'].flatMap((path) => [
    path,
    `${path}?world=blue`,
  ]),
  'journal/explain?world=blue&id=2',
  'snapshots',
  'snapshots/export?name=second-by-name',
  'diff?from=saved:first-by-name&to=default',
  'strays',
]

/** Starts another visit, after the browser has stopped the worker. */
async function restart() {
  const next = await visit()
  await next.state.bringBack(next.worlds)
  return next
}

describe('after a restart the control API answers as before:', () => {
  test.each(questions)('%s', async (question) => {
    const first = await visit()
    for (const message of bending) expect(await first.send(message)).not.toMatchObject({ status: 422 })
    await first.keep()
    const path = `/__gateway/${question}`
    const before = await first.send({ path })
    expect(before.status).toBe(200)
    expect(await (await restart()).send({ path })).toEqual(before)
  })

  test('restore of a saved snapshot', async () => {
    const first = await visit()
    for (const message of bending) await first.send(message)
    await first.keep()
    const restore = control('snapshots/restore', 'POST', { name: 'second-by-name', world: 'green' })
    expect((await (await restart()).send(restore)).body).toEqual((await first.send(restore)).body)
  })
})

test('drops saved snapshots above the limit and restores the worlds', async () => {
  const first = await visit()
  await first.send(control('snapshots', 'POST', { world: 'default', name: 'saved' }))
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

const calls = async ({ send }: Awaited<ReturnType<typeof visit>>, count: number) => {
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
    await calls(first, 2)
    await first.keep()
    const second = await restart()
    await calls(second, 1)
    await second.keep()
    expect(await idsAfterRestart()).toEqual([1, 2, 3])
  })

  test('has the same limit in storage as in memory', async () => {
    const first = await visit()
    await calls(first, 480)
    await first.keep()
    await calls(first, 40)
    await first.keep()
    expect(keptKeys('journal:default')).toHaveLength(500)
    const ids = await idsAfterRestart()
    expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([500, 21, 520])
  })

  test('ends with its world; the next world of that name has a new journal', async () => {
    const first = await visit()
    await calls(first, 3)
    await first.keep()
    await first.worlds.replace({ name: 'default', scenario: 'trial', seed: 'b' })
    await calls(first, 1)
    await first.keep()
    expect(keptKeys('journal:')).toEqual(['journal:default:1'])
    first.worlds.remove('default')
    await first.keep()
    expect(keptKeys('journal:')).toEqual([])
  })

  test('of a world that cannot be restored is removed with the next write', async () => {
    const first = await visit()
    await calls(first, 3)
    await first.keep()
    storage.kept.set('world:default', { cheese: true })
    const second = createDemoState()
    const { worlds } = await createPlatform({ world: 'elsewhere', store: second.store })
    await second.bringBack(worlds)
    expect(worlds.find('default').journal.read()).toEqual([])
    await second.keep(worlds)
    expect(keptKeys('journal:')).toEqual([])
  })

  test('is kept without its secrets', async () => {
    const first = await visit()
    await first.send({ path: '/wps/capcha?password=open-sesame' })
    await first.keep()
    expect(JSON.stringify([...storage.kept])).not.toContain('open-sesame')
  })
})

describe('the default world starts over if', () => {
  const begun = async () => {
    const { worlds, state } = await visit()
    worlds.remove('default')
    await state.bringBack(worlds)
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
