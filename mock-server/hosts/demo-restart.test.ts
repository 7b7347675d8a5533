import { beforeEach, describe, expect, test, vi } from 'vitest'
import { controlCall, restart, visit } from '#mock-server/verify/testing/demo-visit.ts'
import { storage } from '#mock-server/verify/testing/memory-idb-keyval.ts'

vi.mock('idb-keyval', () => import('#mock-server/verify/testing/memory-idb-keyval.ts'))

beforeEach(() => {
  storage.kept.clear()
  storage.broken = false
})

/** Changes to two worlds by the control API before the worker is stopped. */
const changes = [
  controlCall('worlds', 'POST', { name: 'blue', scenario: 'trial', seed: 'b', merchant: 'VELVET' }),
  controlCall('faults', 'PUT', { world: 'blue', faults: [{ endpoint: 'auth.login', status: 503, times: 2 }] }),
  controlCall('clock', 'POST', { world: 'blue', action: 'set', at: 1_800_000_000_000 }),
  controlCall('settings', 'POST', { world: 'blue', settings: { captchaAfter: 3 } }),
  controlCall('snapshots', 'POST', { world: 'blue', name: 'second-by-name' }),
  controlCall('snapshots', 'POST', { world: 'default', name: 'first-by-name' }),
  controlCall('snapshots', 'POST', { world: 'default', name: 'gone' }),
  { path: '/__gateway/snapshots?name=gone', method: 'DELETE' },
  { path: '/w/blue/wps/system/country' },
  { path: '/w/blue/wps/capcha?password=secret' },
  { path: '/w/nobody/wps/system/country' },
]

const questions = [
  ...['world', 'clock', 'faults', 'settings', 'journal', 'journal/count', 'outbox', 'snapshot', 'timeline'].flatMap(
    (path) => [path, `${path}?world=blue`],
  ),
  'journal/explain?world=blue&id=2',
  'snapshots',
  'snapshots/export?name=second-by-name',
  'diff?from=saved:first-by-name&to=default',
  'unknown-world-calls',
]

describe('after a restart the control API answers as before:', () => {
  test.each(questions)('%s', async (question) => {
    const first = await visit()
    for (const message of changes) expect(await first.send(message)).not.toMatchObject({ status: 422 })
    await first.keep()
    const path = `/__gateway/${question}`
    const before = await first.send({ path })
    expect(before.status).toBe(200)
    expect(await (await restart()).send({ path })).toEqual(before)
  })

  test('restore of a saved snapshot', async () => {
    const first = await visit()
    for (const message of changes) await first.send(message)
    await first.keep()
    const restore = controlCall('snapshots/restore', 'POST', { name: 'second-by-name', world: 'green' })
    expect((await (await restart()).send(restore)).body).toEqual((await first.send(restore)).body)
  })
})
