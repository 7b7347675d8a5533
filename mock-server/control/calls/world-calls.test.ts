import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

describe('worlds', () => {
  test('return a summary with all that a browser needs to enter the world', async () => {
    const { call, worlds } = await createPlatform()
    const made = await call(control.createWorld, { scenario: 'login-needs-captcha', seed: 's', merchant: 'VELVET' })
    expect(made).toEqual({
      name: expect.stringMatching(/^w-[0-9a-f]{8}$/),
      scenario: 'login-needs-captcha',
      seed: 's',
      chanceSeed: 's',
      merchant: 'VELVET',
      startedAt: beginning,
      now: beginning,
      dropAt: null,
      base: `/w/${made.name}/`,
      storage: {},
      route: '/m/login',
    })
    expect(worlds.has(made.name)).toBe(true)
  })

  test('return a session of the persona that works at once', async () => {
    const { call } = await createPlatform()
    const { name, storage } = await call(control.createWorld, { scenario: 'trial' })
    const { token } = storage.MC_SESSION_INFO as { token: string }
    const headers = { 'X-World': name }
    expect(await call(member.memberInfo, {}, { token, headers })).toMatchObject({ account: 'guest_0001', type: 4 })
  })

  test('are listed, and counted by the health check', async () => {
    const { call } = await createPlatform()
    await call(control.createWorld, { name: 'other' })
    expect((await call(control.worlds, {})).map(({ name }) => name)).toEqual(['default', 'other'])
    expect(await call(control.health, {})).toEqual({ status: 'ok', worlds: 2 })
  })

  test('return to their first merchant, scenario and seed on reset', async () => {
    const { call, pass, world } = await createPlatform({ scenario: 'trial', seed: 's', merchant: 'VELVET' })
    await call(control.changeSettings, { settings: { merchant: 'PLAIN', emptyLobby: true } })
    pass(5_000)
    const { merchant, scenario, seed, startedAt } = await call(control.resetWorld, {})
    expect({ merchant, scenario, seed, startedAt }).toEqual({
      merchant: 'VELVET',
      scenario: 'trial',
      seed: 's',
      startedAt: beginning + 5_000,
    })
    expect(world().settings().emptyLobby).toBe(false)
  })

  test('are at most 500', async () => {
    const { call, refusal } = await createPlatform()
    for (let at = 1; at < 500; at += 1) await call(control.createWorld, {})
    const snapshot = await call(control.snapshot, { secrets: 'true' })
    for (const [endpoint, input] of [
      [control.createWorld, {}],
      [control.applyScenario, { world: 'more', scenario: 'default' }],
      [control.restoreSnapshot, { world: 'more', snapshot }],
    ] as const) {
      expect(await refusal(endpoint, input)).toMatchObject({ status: 429, errorCode: 'WORLD_LIMIT' })
    }
  })

  test('make room at the limit if they are disposable, least recently used first', async () => {
    const { call, refusal } = await createPlatform()
    const { name: kept } = await call(control.createWorld, {})
    const { name: oldest } = await call(control.createWorld, { disposable: true })
    const { name: newer } = await call(control.createWorld, { disposable: true })
    for (let at = 4; at < 500; at += 1) await call(control.createWorld, {})
    await call(control.world, { world: oldest })
    await call(control.createWorld, {})
    expect(await refusal(control.world, { world: newer })).toMatchObject({ errorCode: 'WORLD_DROPPED' })
    for (const world of [kept, oldest]) expect(await call(control.world, { world })).toMatchObject({ name: world })
  })
})

describe('a fork', () => {
  test('copies the world’s state under another name, and then changes independently', async () => {
    const { call, worlds } = await createPlatform({ scenario: 'active-member' })
    await call(auth.captcha, {})
    const { name } = await call(control.forkWorld, {})
    expect(worlds.find(name).snapshot()).toEqual({ ...worlds.find('default').snapshot(), name })
    await call(auth.freePlayLogin, {}, { headers: { 'X-World': name } })
    await call(control.changeSettings, { world: name, settings: { emptyLobby: true } })
    const { rows, state } = await call(control.difference, { from: 'default', to: name })
    expect(rows.map(({ table, kind }) => `${table} ${kind}`)).toEqual(
      expect.arrayContaining(['members added', 'sessions added']),
    )
    expect(state).toContainEqual({ field: 'settings.emptyLobby', from: false, to: true })
    expect(worlds.find('default').settings().emptyLobby).toBe(false)
  })

  test('is made once under one name, and under another without a name, by calls at the same time', async () => {
    const { call, worlds } = await createPlatform()
    const same = await Promise.allSettled([
      call(control.forkWorld, { name: 'copy' }),
      call(control.forkWorld, { name: 'copy' }),
    ])
    expect(same.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = same.find(({ status }) => status === 'rejected')
    expect(String((refused as PromiseRejectedResult).reason)).toContain('WORLD_EXISTS')
    await Promise.all([call(control.forkWorld, {}), call(control.forkWorld, {})])
    expect(worlds.list()).toHaveLength(4)
  })

  test('refuses a name that is taken', async () => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.forkWorld, { name: 'default' })).toMatchObject({
      status: 409,
      errorCode: 'WORLD_EXISTS',
      field: 'body.name',
    })
  })
})

describe('another seed', () => {
  const ids = async ({ call }: Platform) => (await call(auth.freePlayLogin, {})).userName

  test('gives other outcomes, and the same outcomes for the same seed', async () => {
    const platform = await createPlatform({ scenario: 'trial' })
    const { call, world } = platform
    await call(control.saveSnapshot, { name: 'before' })
    const outcome = async (seed: string) => {
      await call(control.restoreSaved, { name: 'before' })
      expect(await call(control.reseed, { seed })).toMatchObject({ seed: 'test', chanceSeed: seed })
      await ids(platform)
      return world().tables.sessions.all().at(-1)?.token
    }
    expect(await outcome('lucky')).toBe(await outcome('lucky'))
    expect(await outcome('lucky')).not.toBe(await outcome('unlucky'))
  })

  test('keeps sessions open, and survives a snapshot', async () => {
    const { call, token } = await createPlatform({ scenario: 'member-with-favorites' })
    await call(control.reseed, { seed: 'lucky' })
    await call(member.memberInfo, {}, { token })
    expect((await call(control.world, { secrets: 'true' })).storage).toHaveProperty('MC_SESSION_INFO')
    const snapshot = await call(control.snapshot, { secrets: 'true' })
    expect(await call(control.restoreSnapshot, { world: 'copy', snapshot })).toMatchObject({ chanceSeed: 'lucky' })
  })

  test('can be set by a reset', async () => {
    const { call } = await createPlatform({ seed: 's' })
    expect(await call(control.resetWorld, { seed: 'other' })).toMatchObject({ seed: 'other', chanceSeed: 'other' })
  })
})
