import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { slot } from '#mock-server/vendors/slot/contract.ts'
import { findGame, launchToken } from '#mock-server/verify/testing/launch.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

describe('snapshots', () => {
  test('restore a world, or create a copy', async () => {
    const { call, worlds } = await createPlatform()
    const snapshot = await call(control.snapshot, { secrets: 'true' })
    await call(auth.freePlayLogin, {})
    await call(control.restoreSnapshot, { snapshot })
    expect(await call(control.snapshot, { secrets: 'true' })).toEqual(snapshot)
    await call(control.restoreSnapshot, { world: 'fork', snapshot })
    expect(worlds.find('fork').snapshot()).toEqual({ ...snapshot, name: 'fork' })
  })

  test.each<[string, (snapshot: Record<string, unknown>) => object, string]>([
    ['another version', (snapshot) => ({ ...snapshot, version: 2 }), 'body.snapshot.version'],
    ['a table missing', ({ tables, ...snapshot }) => ({ ...snapshot, tables: {} }), 'body.snapshot.tables.members'],
    ['something more', (snapshot) => ({ ...snapshot, run: 'alert(1)' }), 'body.snapshot'],
    ['a name that is none', (snapshot) => ({ ...snapshot, name: '../..' }), 'body.snapshot.name'],
  ])('with %s are refused', async (_, change, field) => {
    const { call, refusal, world } = await createPlatform()
    const before = world()
    const snapshot = (await call(control.snapshot, { secrets: 'true' })) as unknown as Record<string, unknown>
    expect(await refusal(control.restoreSnapshot, { snapshot: change(snapshot) })).toMatchObject({
      status: 422,
      errorCode: 'INVALID_INPUT',
      field,
    })
    expect(world()).toBe(before)
  })
})

test('a restored world plays on after its play, and a reset keeps its changes', async () => {
  const platform = await createPlatform({ signedIn: 'haedal_92' })
  const game = findGame('RNG')
  const token = await launchToken(platform, game)
  const spin = (idempotencyKey: string) => platform.call(slot.spin, { token, bet: game.minBet, idempotencyKey })
  await spin('the-spin-1')
  const snapshot = await platform.call(control.snapshot, { secrets: 'true' })
  expect(await platform.refusal(control.restoreSnapshot, { snapshot: { ...snapshot, counters: {} } })).toMatchObject({
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: expect.stringMatching(/^body\.snapshot\.counters\./),
  })
  await platform.call(control.restoreSnapshot, { snapshot })
  await spin('the-spin-2')
  await expect(platform.call(control.resetWorld, {})).resolves.toMatchObject({ scenario: 'default' })
})

describe('saved snapshots', () => {
  test('are listed, restored under any name, and deleted', async () => {
    const { call, worlds, pass } = await createPlatform({ scenario: 'trial' })
    const before = worlds.find('default').snapshot()
    const saved = await call(control.saveSnapshot, { name: 'before' })
    expect(saved).toEqual({
      name: 'before',
      takenAt: beginning,
      world: 'default',
      scenario: 'trial',
      merchant: 'HAEDAL',
      rows: Object.values(before.tables).flat().length,
    })
    pass(5_000)
    await call(auth.freePlayLogin, {})
    expect(await call(control.restoreSaved, { name: 'before' })).toMatchObject({ name: 'default' })
    expect(worlds.find('default').snapshot()).toEqual(before)
    expect(await call(control.restoreSaved, { name: 'before', world: 'copy' })).toMatchObject({ name: 'copy' })
    expect(await call(control.savedSnapshot, { name: 'before', secrets: 'true' })).toEqual(before)
    expect(await call(control.savedSnapshots, {})).toEqual([saved])
    await call(control.deleteSnapshot, { name: 'before' })
    expect(await call(control.savedSnapshots, {})).toEqual([])
  })

  test('replace a snapshot of the same name', async () => {
    const { call } = await createPlatform({ scenario: 'trial' })
    await call(control.saveSnapshot, { name: 'it' })
    await call(control.applyScenario, { scenario: 'agent' })
    await call(control.saveSnapshot, { name: 'it' })
    expect(await call(control.savedSnapshots, {})).toMatchObject([{ name: 'it', scenario: 'agent' }])
  })

  test('are at most 50', async () => {
    const { call, refusal } = await createPlatform()
    for (let at = 0; at < 50; at += 1) await call(control.saveSnapshot, { name: `s-${at}` })
    expect(await refusal(control.saveSnapshot, { name: 'one-more' })).toMatchObject({
      status: 429,
      errorCode: 'SNAPSHOT_LIMIT',
    })
    await call(control.saveSnapshot, { name: 's-0' })
  })

  test('are compared with worlds and with each other', async () => {
    const { call } = await createPlatform()
    await call(control.saveSnapshot, { name: 'before' })
    expect(await call(control.difference, { from: 'saved:before', to: 'default' })).toMatchObject({ same: true })
    await call(auth.captcha, {})
    const difference = await call(control.difference, { from: 'saved:before', to: 'default' })
    expect(difference).toMatchObject({ same: false, rows: [{ table: 'captchas', kind: 'added' }] })
  })
})
