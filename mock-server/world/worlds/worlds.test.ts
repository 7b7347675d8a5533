import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { hour } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { scenarioPage } from '#mock-server/core/scenario-page.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { personaKey } from '#mock-server/world/scenarios/persona-key.ts'
import { personaSession } from './session-info.ts'

const bytes = async (request: Parameters<typeof createPlatform>[0]) =>
  JSON.stringify((await createPlatform(request)).world().snapshot())

describe('a world', () => {
  test('has the same bytes for the same scenario, seed and start time', async () => {
    const request = { scenario: 'member-with-favorites', seed: 'seven', merchant: 'VELVET' }
    expect(await bytes(request)).toBe(await bytes(request))
  })

  test('has other tokens for another seed, but the same members', async () => {
    const [one, other] = await Promise.all(
      ['one', 'two'].map(async (seed) => (await createPlatform({ scenario: 'trial', seed })).world().snapshot()),
    )
    expect(one?.tables.sessions[0]?.token).not.toBe(other?.tables.sessions[0]?.token)
    expect(one?.tables.members).toEqual(other?.tables.members)
  })

  test("opens the session of an agent's team account that its scenario signs in", async () => {
    const { world } = await createPlatform({ scenario: 'agent', signedIn: 'agent_han' })
    expect(personaSession(world())).toMatchObject({ userName: 'agent_han', type: 2 })
  })

  test('refuses to sign in an account that it does not have', async () => {
    const absent = createPlatform({ scenario: 'default', signedIn: 'agent_han' })
    await expect(absent).rejects.toThrow(
      'The scenario "default" signs in "agent_han", but its world has no such account',
    )
  })

  test('derives new ids from its seed', async () => {
    const ids = async (seed: string) => {
      const world = (await createPlatform({ seed })).world()
      return [world.nextId('session'), world.nextId('session'), world.nextId('launch')]
    }
    expect(await ids('one')).toEqual(await ids('one'))
    expect(await ids('one')).not.toEqual(await ids('two'))
    expect(new Set(await ids('one')).size).toBe(3)
  })

  test('begins with the flags of its merchant, overridden by those of its scenario', async () => {
    const { world } = await createPlatform({ merchant: 'PLAIN', flags: { CBS3: true } })
    expect(world().settings()).toMatchObject({ merchant: 'PLAIN', flags: { CBS3: true, GOOGLELOGIN3: false } })
  })

  test('changes its merchant and flags while it runs', async () => {
    const world = (await createPlatform()).world()
    expect(world.settings().flags.GOOGLELOGIN3).toBe(true)
    world.changeSettings({ merchant: 'PLAIN', flags: { LINELOGIN3: true } })
    expect(world.merchant().code).toBe('PLAIN')
    expect(world.settings().flags).toMatchObject({ GOOGLELOGIN3: false, LINELOGIN3: true })
    expect(() => world.changeSettings({ merchant: 'constructor' })).toThrow('there is no merchant "constructor"')
    expect(world.merchant().code).toBe('PLAIN')
  })

  test('performs a step on settings, flags, faults and sessions', async () => {
    const { world } = await createPlatform({
      scenario: 'member-with-favorites',
      steps: [
        {
          after: '1m',
          settings: { emptyLobby: true },
          flags: { CBS3: false },
          faults: [{ endpoint: '*', latency: 1 }],
          endSessions: true,
        },
      ],
    })
    const { schedule, startedAt, settings, faults, tables } = world()
    await schedule.moveTo(startedAt + 59_999)
    expect(settings()).toMatchObject({ emptyLobby: false, flags: { CBS3: true } })
    expect(tables.sessions.size).toBe(1)
    await schedule.moveTo(startedAt + 60_000)
    expect(settings()).toMatchObject({ emptyLobby: true, flags: { CBS3: false, GOOGLELOGIN3: true } })
    expect(faults.list()).toEqual([{ endpoint: '*', latency: 1 }])
    expect(tables.sessions.size).toBe(0)
  })
})

describe('two worlds of one host', () => {
  test('share nothing that can change', async () => {
    const platform = await createPlatform()
    const other = await platform.worlds.replace({ name: 'other', scenario: 'default', seed: 'test' })
    const before = JSON.stringify(other.snapshot())
    const world = platform.world()

    const wrong = { type: 'username', username: 'haedal_92', password: 'wrong-password' }
    await platform.refusal(auth.login, wrong)
    await platform.call(auth.login, { type: 'username', username: 'minji_k', password: memberPassword })
    await platform.call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
    world.changeSettings({ regionRestriction: true, flags: { CBS3: false } })
    world.faults.set([{ endpoint: '*', error: 'UNEXPECTED' }])
    world.clock.freeze()
    world.clock.set(0)

    expect(JSON.stringify(other.snapshot())).toBe(before)
    expect(other.journal.read()).toEqual([])
    expect(other.outbox.messages()).toEqual([])
    expect(world.journal.read()).toHaveLength(3)
  })

  test('run independently: a slow request in one does not delay the other', async () => {
    const { worlds, world } = await createPlatform()
    const other = await worlds.replace({ name: 'other', scenario: 'default', seed: 'test' })
    const stuck = world().enqueue(() => new Promise<never>(() => undefined))
    await expect(Promise.race([stuck, other.enqueue(async () => 'answered')])).resolves.toBe('answered')
  })
})

describe('the worlds of a host', () => {
  test('replace a world with a fresh one', async () => {
    const { worlds, world, call } = await createPlatform()
    await call(auth.freePlayLogin, {})
    const before = world()
    await worlds.replace({ name: 'default', scenario: 'default', seed: 'test' })
    expect(world()).not.toBe(before)
    expect(world().tables.sessions.size).toBe(0)
  })

  test.each(['', 'a b', 'a/b', '해달', 'x'.repeat(65), '<script>'])('refuse the name %j', async (name) => {
    const { worlds } = await createPlatform()
    await expect(worlds.replace({ name, scenario: 'default', seed: 'a' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      detail: { field: 'world' },
    })
  })

  test.each(['nobody', '__proto__', 'constructor'])('include no world, scenario or merchant %s', async (name) => {
    const { worlds } = await createPlatform()
    expect(() => worlds.find(name)).toThrow(`there is no world "${name}"`)
    const make = (request: object) => worlds.replace({ name: 'a', scenario: 'default', seed: 'a', ...request })
    await expect(make({ scenario: name })).rejects.toMatchObject({ code: 'SCENARIO_UNKNOWN' })
    await expect(make({ merchant: name })).rejects.toMatchObject({ code: 'MERCHANT_UNKNOWN' })
  })

  test('created by 510 links do not displace other worlds', async () => {
    const { worlds } = await createPlatform()
    const open = (seed: string) => scenarioPage(toRequest({ path: `/?scenario=trial&seed=${seed}` }), worlds)
    const seeds = () => worlds.list().map((world) => world.seed)
    await worlds.replace({ name: 'named', scenario: 'default', seed: 'named' })
    await open('in-use')
    const inUse = worlds.list().at(-1)?.name ?? ''
    for (let at = 0; at < 510; at += 1) {
      worlds.find(inUse)
      expect(await open(`link-${at}`)).toMatchObject({ status: 200 })
    }
    expect(seeds()).toHaveLength(500)
    expect(seeds()).toEqual(expect.arrayContaining(['test', 'named', 'in-use', 'link-509']))
    expect(seeds()).not.toContain('link-0')
    await expect(worlds.replace({ name: 'another', scenario: 'default', seed: 's' })).resolves.toBeDefined()
  })

  test('are at most 500; replacing and removing still work at the limit', async () => {
    const { worlds } = await createPlatform()
    const make = (name: string) => worlds.replace({ name, scenario: 'default', seed: 'a' })
    for (let at = 1; at < 500; at += 1) await make(`w-${at}`)
    await expect(make('one-more')).rejects.toMatchObject({ code: 'WORLD_LIMIT' })
    await make('w-1')
    expect(worlds.remove('w-2')).toBe(true)
    await make('one-more')
    expect(worlds.list()).toHaveLength(500)
  })
})

describe('an unused world', () => {
  const make = async () => {
    const platform = await createPlatform({ idleAfter: hour })
    await platform.worlds.replace({ name: 'other', scenario: 'default', seed: 'a' })
    return platform
  }

  test('is dropped after the host’s idle time, and calls for it report that', async () => {
    const { worlds, refusal, pass } = await make()
    pass(hour - 1)
    worlds.find('default')
    expect(worlds.list().map(({ name }) => name)).toEqual(['default', 'other'])
    pass(1)
    expect(worlds.has('other')).toBe(false)
    expect(await refusal(auth.captcha, {}, { headers: { 'X-World': 'other' } })).toMatchObject({
      status: 410,
      errorCode: 'WORLD_DROPPED',
      field: 'world',
      message: 'the unused world "other" was dropped (2026-11-20T11:00:00.000Z); create it again',
    })
    expect(worlds.list().map(({ name }) => name)).toEqual(['default'])
  })

  test('is never dropped if it is the default one', async () => {
    const { worlds, pass } = await make()
    pass(1_000 * hour)
    expect(worlds.find('default').name).toBe('default')
    expect(worlds.dropAt('default')).toBeNull()
  })

  test('is not dropped while it is used', async () => {
    const { worlds, pass } = await make()
    for (let time = 0; time < 5; time += 1) {
      pass(hour - 1)
      expect(worlds.find('other').name).toBe('other')
    }
  })

  test('makes room for others once it is idle', async () => {
    const { worlds, pass } = await make()
    const begin = (name: string) => worlds.replace({ name, scenario: 'default', seed: 'a' })
    for (let at = 2; at < 500; at += 1) await begin(`w-${at}`)
    await expect(begin('one-more')).rejects.toMatchObject({ code: 'WORLD_LIMIT' })
    pass(hour)
    await expect(begin('one-more')).resolves.toMatchObject({ name: 'one-more' })
    expect(worlds.list()).toHaveLength(2)
  })

  test('can be created again, and then deleted like any other', async () => {
    const { worlds, pass } = await make()
    pass(hour)
    await worlds.replace({ name: 'other', scenario: 'default', seed: 'a' })
    expect(worlds.find('other').name).toBe('other')
    worlds.remove('other')
    expect(() => worlds.find('other')).toThrow(expect.objectContaining({ code: 'WORLD_UNKNOWN' }))
  })

  test('is never dropped if the host sets no idle time', async () => {
    const { worlds, pass } = await createPlatform()
    await worlds.replace({ name: 'other', scenario: 'default', seed: 'a' })
    pass(1_000_000 * hour)
    expect(worlds.find('other').name).toBe('other')
  })
})

test('the persona’s session depends only on the seed', () => {
  expect(personaKey('one')).toBe(personaKey('one'))
  expect(personaKey('one')).not.toBe(personaKey('two'))
})
