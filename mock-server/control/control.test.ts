import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import type { Endpoint } from '#contract/resource.ts'
import { memberPassword } from '#fixtures/members.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'

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

describe('settings', () => {
  test('change only the named fields', async () => {
    const { call } = await createPlatform()
    const before = await call(control.settings, {})
    const after = await call(control.changeSettings, { settings: { flags: { CBS3: false }, captchaAfter: 5 } })
    expect(after).toEqual({ ...before, captchaAfter: 5, flags: { ...before.flags, CBS3: false } })
  })

  test.each([
    [{ merchent: 'PLAIN' }, 'body.settings'],
    [{ captchaAfter: -1 }, 'body.settings.captchaAfter'],
    [{ flags: { NOFLAG: true } }, 'body.settings.flags'],
    [{ maintenance: { message: 7 } }, 'body.settings.maintenance.message'],
  ])('%j is refused, and nothing changes', async (settings, field) => {
    const { call, refusal } = await createPlatform()
    const before = await call(control.settings, {})
    const answer = await refusal(control.changeSettings, { settings })
    expect(answer).toMatchObject({ status: 422, errorCode: 'INVALID_INPUT', field: expect.stringContaining(field) })
    expect(await call(control.settings, {})).toEqual(before)
  })
})

describe('signing in', () => {
  test('opens a session for an account of any type and state, without its password', async () => {
    const { call } = await createPlatform()
    for (const account of ['newcomer', 'desk_forty', 'guest_0001', 'closed_account']) {
      const session = await call(control.signIn, { account })
      expect(session).toMatchObject({
        userName: account,
        merchantCode: 'HAEDAL',
        firstTimeLogin: account === 'newcomer',
      })
      expect(await call(member.memberInfo, {}, { token: session.token })).toMatchObject({ account, id: session.id })
    }
  })
})

describe('the clock', () => {
  const steps = {
    steps: [
      { after: '1m', settings: { regionRestriction: true } },
      { after: '2m', settings: { regionRestriction: false }, faults: [{ endpoint: '*', latency: 1 }] },
      { after: '1h', endSessions: true as const },
    ],
  }

  test('freezes, runs, is set and advances; events that fall due meanwhile happen', async () => {
    const { call, pass, world } = await createPlatform(steps)
    pass(500)
    expect(await call(control.moveClock, { action: 'freeze' })).toMatchObject({ mode: 'frozen', now: beginning + 500 })
    pass(1_000)
    expect((await call(control.clock, {})).now).toBe(beginning + 500)
    const advanced = await call(control.moveClock, { action: 'advance', by: '1m' })
    expect(advanced.now).toBe(beginning + 60_500)
    expect(advanced.pending).toMatchObject([{ step: { after: '2m' } }, { step: { after: '1h' } }])
    expect(world().settings().regionRestriction).toBe(true)
    await call(control.moveClock, { action: 'set', at: beginning + 7_200_000 })
    expect(world().settings().regionRestriction).toBe(false)
    expect(world().faults.list()).toHaveLength(1)
    expect(await call(control.moveClock, { action: 'run' })).toMatchObject({ mode: 'running', pending: [] })
    pass(3)
    expect((await call(control.clock, {})).now).toBe(beginning + 7_200_003)
  })

  test('moves to the next event only', async () => {
    const { call, refusal, world } = await createPlatform({ ...steps, frozenAt: '2026-11-20T10:00:00Z' })
    const visited: number[] = []
    for (let left = steps.steps.length; left > 0; left -= 1) {
      const { now, pending } = await call(control.moveClock, { action: 'next' })
      visited.push(now - beginning)
      expect(pending).toHaveLength(left - 1)
    }
    expect(visited).toEqual([60_000, 120_000, 3_600_000])
    expect(await refusal(control.moveClock, { action: 'next' })).toMatchObject({
      status: 409,
      errorCode: 'NOTHING_DUE',
    })
    expect(world().clock.now()).toBe(beginning + 3_600_000)
  })

  test('changes the world as time passes', async () => {
    const { call, pass } = await createPlatform(steps)
    pass(61_000)
    expect(await call(control.settings, {})).toMatchObject({ regionRestriction: true })
  })

  test.each([
    [{ action: 'stop' }, 'body.action'],
    [{ action: 'advance', by: 'soon' }, 'body.by'],
    [{ action: 'set', at: -1 }, 'body.at'],
    [{ action: 'set', at: 9e15 }, 'body.at'],
    [{ action: 'freeze', at: 1 }, 'body'],
  ])('refuses %j', async (action, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.moveClock, action)).toMatchObject({ errorCode: 'INVALID_INPUT', field })
  })
})

describe('faults', () => {
  const slow = { endpoint: '*', latency: { median: 5, sigma: 0.5 } }
  const down = { endpoint: 'auth.login', status: 503 }

  test('are added one by one, and cleared by endpoint or all at once', async () => {
    const { call } = await createPlatform()
    expect(await call(control.addFault, { fault: slow })).toEqual([slow])
    expect(await call(control.addFault, { fault: down })).toEqual([slow, down])
    expect(await call(control.clearFaults, { endpoint: 'auth.login' })).toEqual([slow])
    expect(await call(control.clearFaults, {})).toEqual([])
  })

  test('are set and cleared by area', async () => {
    const { call } = await createPlatform()
    const area = { endpoint: 'wallet.*', status: 503 }
    const picture = { endpoint: 'files.picture', status: 404 }
    await call(control.replaceFaults, { faults: [slow, down, area, picture] })
    expect(await call(control.clearFaults, { endpoint: 'auth.*' })).toEqual([slow, area, picture])
    expect(await call(control.clearFaults, { endpoint: 'wallet.*' })).toEqual([slow, picture])
  })

  test('are at most 200', async () => {
    const { call, refusal } = await createPlatform()
    await call(control.replaceFaults, { faults: Array.from({ length: 200 }, () => slow) })
    expect(await refusal(control.addFault, { fault: slow })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.fault',
    })
  })

  test.each([
    [{ endpoint: 'auth.logon' }, 'body.fault.endpoint'],
    [{ ...slow, latency: { p50: 9, p95: 1 } }, 'body.fault.latency'],
    [{ ...down, status: 200 }, 'body.fault.status'],
    [{ ...down, until: 'soon' }, 'body.fault.until'],
    [{ ...down, transport: 'drop' }, 'body.fault.transport'],
    [{ endpoint: 'authority.*' }, 'body.fault.endpoint'],
    [{ ...down, stage: 'before' }, 'body.fault.stage'],
    [{ ...down, region: 'Korea' }, 'body.fault.region'],
    [{ endpoint: 'files.page', transport: 'drip' }, 'body.fault.transport'],
  ])('such as %j are refused', async (fault, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.addFault, { fault })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: expect.stringContaining(field),
    })
  })
})

describe('outbox and journal', () => {
  test('return only entries after an id', async () => {
    const { call, pass } = await createPlatform()
    for (let at = 0; at < 3; at += 1) {
      await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
      pass(60_000)
    }
    expect((await call(control.outbox, {})).map(({ id }) => id)).toEqual([1, 2, 3])
    expect((await call(control.outbox, { after: 2 })).map(({ id }) => id)).toEqual([3])
    expect((await call(control.journal, { after: 1 })).map(({ id }) => id)).toEqual([2, 3])
  })

  test('contain no secret', async () => {
    const { call } = await createPlatform()
    const { token } = await call(auth.login, { type: 'username', username: 'haedal_92', password: memberPassword })
    const journal = JSON.stringify(await call(control.journal, {}))
    expect(journal).not.toContain(memberPassword)
    expect(journal).not.toContain(token)
  })

  test('contain no call of the control API, and attribute none of its changes to a request', async () => {
    const { call, token } = await createPlatform({ scenario: 'member-with-favorites' })
    await call(control.signIn, { account: 'newcomer' })
    await call(member.memberInfo, {}, { token })
    expect(await call(control.journal, {})).toMatchObject([{ endpoint: 'member.memberInfo', changes: [] }])
  })

  test('list calls for unknown worlds separately', async () => {
    const { call, send } = await createPlatform()
    await send({ path: '/wps/captcha', headers: { 'X-World': 'nobody' } })
    expect(await call(control.strays, {})).toMatchObject([{ id: 1, path: '/wps/captcha', errorCode: 'WORLD_UNKNOWN' }])
    expect(await call(control.strays, { after: 1 })).toEqual([])
  })
})

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

describe('admission', () => {
  const endpoints: Endpoint[] = Object.values(control)
  const guarded = endpoints.filter(({ always }) => !always)
  const refused = { status: 403, errorCode: 'CONTROL_REFUSED' }

  test.each(guarded)('refuses $id without the token that the host requires', async (endpoint) => {
    const { refusal } = await createPlatform({ controlToken: 'secret' })
    const field = 'header.X-Control-Token'
    expect(await refusal(endpoint, {})).toMatchObject({ ...refused, field })
    expect(await refusal(endpoint, {}, { headers: { 'X-Control-Token': 'guess' } })).toMatchObject({
      ...refused,
      field,
    })
  })

  test('takes the token as X-Control-Token or as a bearer; health needs none', async () => {
    const { call } = await createPlatform({ controlToken: 'secret' })
    await call(control.scenarios, {}, { headers: { 'X-Control-Token': 'secret' } })
    await call(control.scenarios, {}, { headers: { Authorization: 'Bearer secret' } })
    await call(control.health, {})
  })

  test.each(['https://evil.example', 'http://localhost:9999', 'null'])('refuses a page of %s', async (Origin) => {
    const { refusal } = await createPlatform()
    const headers = { Origin, Host: 'localhost:5173' }
    expect(await refusal(control.resetWorld, {}, { headers })).toMatchObject({ ...refused, field: 'header.Origin' })
  })

  test('admits the host’s own pages', async () => {
    const { call } = await createPlatform()
    const headers = { Origin: 'http://localhost:5173', Host: 'localhost:5173' }
    await expect(call(control.resetWorld, {}, { headers })).resolves.toMatchObject({ name: 'default' })
  })
})

const Index = z.object({ value: z.record(z.string(), z.string()) })

describe('the host itself', () => {
  test('lists the addresses to continue from, and serves each of them', async () => {
    const { send, gateway } = await createPlatform()
    const { docs, ...others } = Index.parse((await send({ path: '/__gateway/' })).body).value
    expect(docs).toBe('/__gateway/docs')
    for (const path of Object.values(others))
      expect(await gateway(toRequest({ path })), path).toMatchObject({ status: 200 })
  })

  test('identifies its contract by the hash of openapi.json', async () => {
    const { call, gateway } = await createPlatform()
    const { body } = await gateway(toRequest({ path: '/__gateway/openapi.json' }))
    const contract = createHash('sha256').update(String(body)).digest('hex')
    expect(await call(control.version, {})).toEqual({ version: 'unknown', commit: null, contract })
  })
})

describe('a scenario link', () => {
  test('contains everything that it opens', async () => {
    const { call } = await createPlatform()
    const target = { scenario: 'trial', seed: 's', merchant: 'VELVET', path: '/m/gameList?gameType=RNG' }
    expect(await call(control.createLink, target)).toEqual({
      address: '/m/gameList?gameType=RNG&scenario=trial&seed=s&merchant=VELVET',
      expiresAt: null,
    })
  })

  test('carries a key for an hour if the host requires a token', async () => {
    const { call, admission } = await createPlatform({ controlToken: 'secret' })
    const headers = { 'X-Control-Token': 'secret' }
    const { address, expiresAt } = await call(control.createLink, { scenario: 'trial' }, { headers })
    expect(address).toMatch(/^\/\?scenario=trial&link=[\da-f-]{36}$/)
    expect(expiresAt).toBe(beginning + 3_600_000)
    expect(() => admission.admitLink(toRequest({ path: address }))).not.toThrow()
  })

  test.each<[object, string]>([
    [{ scenario: 'nope' }, 'SCENARIO_UNKNOWN'],
    [{ scenario: 'trial', merchant: 'NOPE' }, 'MERCHANT_UNKNOWN'],
    [{ scenario: 'trial', path: '//evil.example/' }, 'INVALID_INPUT'],
    [{ scenario: 'trial', path: 'https://evil.example/' }, 'INVALID_INPUT'],
  ])('is refused for %j: %s', async (target, errorCode) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.createLink, target)).toMatchObject({ errorCode })
  })
})

describe('bad input', () => {
  const answer = async ({ send }: Platform, path: string, over: object = {}) => send({ path, ...over })

  test('an unknown path gets a 404 that names the nearest', async () => {
    expect(await answer(await createPlatform(), '/__gateway/setings')).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', message: expect.stringContaining('/__gateway/settings') },
    })
  })

  test.each([
    ['PATCH', '/__gateway/settings', 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/__gateway/settings', 400, 'MALFORMED_JSON'],
    ['GET', '/__gateway/settings?wrld=default', 422, 'INVALID_INPUT'],
    ['GET', '/__gateway/journal?after=soon', 422, 'INVALID_INPUT'],
  ])('%s %s is %i %s', async (method, path, status, errorCode) => {
    const platform = await createPlatform()
    expect(await answer(platform, path, { method, body: method === 'POST' ? '{' : '' })).toMatchObject({
      status,
      body: { errorCode },
    })
  })
})
