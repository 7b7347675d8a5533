import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { minute } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from '../contract.ts'

const timelineOf = ({ call }: Platform) => call(control.timeline, {})
const lastId = async (platform: Platform) => (await timelineOf(platform)).at(-1)?.id ?? 0
const exportOf = ({ call }: Platform) => call(control.snapshot, { secrets: 'true' })

describe('the timeline', () => {
  test('begins with the world, and has an entry for each call that changed it, and none for a read', async () => {
    const platform = await createPlatform()
    const { call, pass } = platform
    pass(minute)
    await call(auth.captcha, {})
    await call(control.settings, {})
    await call(auth.login, { type: 'username', username: 'minji_k', password: memberPassword })
    await call(control.changeSettings, { settings: { emptyLobby: true } })
    await call(control.moveClock, { action: 'freeze' })
    await call(control.signIn, { account: 'haedal_92' })
    expect(await timelineOf(platform)).toMatchObject([
      { id: 1, kind: 'made', at: beginning, scenario: 'default', parts: [], rows: [] },
      { id: 2, kind: 'changed', endpoint: 'auth.captcha', at: beginning + minute, rows: [{ table: 'captchas' }] },
      { id: 3, endpoint: 'auth.login', account: 'minji_k' },
      { id: 4, endpoint: 'control.changeSettings', parts: ['settings'], rows: [] },
      { id: 5, endpoint: 'control.moveClock', parts: ['clock'] },
      { id: 6, endpoint: 'control.signIn', account: 'haedal_92' },
    ])
  })

  test('names the account of the session, and the events that fell due', async () => {
    const platform = await createPlatform({ scenario: 'maintenance-soon' })
    await platform.call(control.moveClock, { action: 'next' })
    expect((await timelineOf(platform)).at(-1)).toMatchObject({
      due: ['step'],
      parts: expect.arrayContaining(['clock']),
    })
  })

  test('lists the entries after an id, and the newest ones', async () => {
    const { call } = await createPlatform()
    for (let at = 0; at < 3; at += 1) await call(auth.captcha, {})
    expect(await call(control.timeline, { after: 2 })).toMatchObject([{ id: 3 }, { id: 4 }])
    expect(await call(control.timeline, { limit: 1 })).toMatchObject([{ id: 4 }])
  })

  test.each([0, -1, 1_001, 'x'])('refuses the limit %s', async (limit) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.timeline, { limit })).toMatchObject({
      status: 422,
      errorCode: 'INVALID_INPUT',
      field: 'query.limit',
    })
  })

  test('holds no secret', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    await platform.call(auth.login, { type: 'username', username: 'minji_k', password: memberPassword })
    const text = JSON.stringify(await timelineOf(platform))
    for (const { token } of platform.world().tables.sessions.all()) expect(text).not.toContain(token)
    expect(text).not.toContain(memberPassword)
  })
})

describe('going back', () => {
  test('gives exactly the state after the entry, whatever happened since', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const { call, token } = platform
    const [row] = platform.world().tables.favourites.all()
    const game = catalogue.game(row?.nodeId ?? '')
    if (!game) throw new Error('the member has no favourite')
    const favourite = { token, nodeId: game.nodeId, vendor: game.vassalage }
    const states = new Map<number, unknown>()
    const note = async () => void states.set(await lastId(platform), await exportOf(platform))
    await note()
    const steps = [
      () => call(auth.login, { type: 'username', username: 'minji_k', password: memberPassword }),
      () => call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' }),
      () => call(control.addFault, { fault: { endpoint: 'wallet.*', status: 503, times: 2 } }),
      () => call(control.reseed, { seed: 'lucky' }),
      () => call(games.removeFavorite, favourite, { token }),
      () => call(games.addFavorite, favourite, { token }),
      () => call(control.moveClock, { action: 'freeze' }),
      () => call(control.moveClock, { action: 'advance', by: '2d' }),
      () => call(control.changeSettings, { settings: { merchant: 'VELVET' } }),
      () => call(control.applyScenario, { scenario: 'agent' }),
      () => call(auth.freePlayLogin, {}),
    ]
    for (const step of steps) {
      await step()
      await note()
    }
    expect(states.size).toBe(steps.length + 1)
    for (const [id, state] of [...states].toReversed()) {
      await call(control.goBack, { id })
      expect(await exportOf(platform)).toEqual(state)
      await note()
    }
    for (const [id, state] of states) {
      await call(control.goBack, { id })
      expect(JSON.stringify(await exportOf(platform))).toBe(JSON.stringify(state))
    }
  })

  test('sets the clock to the instant of the entry, and it runs on', async () => {
    const platform = await createPlatform()
    const { call, pass } = platform
    pass(minute)
    await call(auth.captcha, {})
    const id = await lastId(platform)
    pass(60 * minute)
    await call(control.goBack, { id })
    expect(await call(control.clock, {})).toMatchObject({ mode: 'running', now: beginning + minute })
    pass(minute)
    expect(await call(control.clock, {})).toMatchObject({ now: beginning + 2 * minute })
  })

  test('is an entry of its own, so that it can be undone', async () => {
    const platform = await createPlatform()
    const { call } = platform
    await call(auth.captcha, {})
    const left = await exportOf(platform)
    await call(control.goBack, { id: 1 })
    expect(await timelineOf(platform)).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3, kind: 'returned', to: 1 }])
    await call(control.goBack, { id: 2 })
    expect(await exportOf(platform)).toEqual(left)
  })

  test('draws the same random values again', async () => {
    const platform = await createPlatform()
    const id = await lastId(platform)
    const first = await platform.call(auth.captcha, {})
    await platform.call(control.goBack, { id })
    expect(await platform.call(auth.captcha, {})).toEqual(first)
  })

  test('undoes a reset and another scenario', async () => {
    const platform = await createPlatform()
    const { call } = platform
    await call(auth.captcha, {})
    const left = await exportOf(platform)
    await call(control.resetWorld, {})
    await call(control.applyScenario, { scenario: 'agent' })
    expect((await timelineOf(platform)).map(({ kind }) => kind)).toEqual(['made', 'changed', 'replaced', 'replaced'])
    await call(control.goBack, { id: 2 })
    expect(await exportOf(platform)).toEqual(left)
  })

  test('keeps the journal, which continues', async () => {
    const platform = await createPlatform()
    await platform.call(auth.captcha, {})
    await platform.call(control.goBack, { id: 1 })
    await platform.call(auth.captcha, {})
    expect(await platform.call(control.journal, {})).toMatchObject([{ id: 1 }, { id: 2 }])
  })

  test('waits for the calls before it, so that their states are in the timeline', async () => {
    const platform = await createPlatform()
    const { call } = platform
    await Promise.all([call(auth.captcha, {}), call(auth.captcha, {}), call(control.goBack, { id: 1 })])
    expect((await timelineOf(platform)).map(({ kind }) => kind)).toEqual(['made', 'changed', 'changed', 'returned'])
  })

  test('is refused for an unknown entry, with the available ones', async () => {
    const { refusal, world } = await createPlatform()
    const before = world()
    expect(await refusal(control.goBack, { id: 7 })).toMatchObject({
      status: 404,
      errorCode: 'TIMELINE_ENTRY_UNKNOWN',
      field: 'body.id',
      message: 'the timeline of "default" has no entry 7; it has 1 to 1',
    })
    expect(world()).toBe(before)
  })
})

describe('a past state', () => {
  test('is forked into a world with a timeline of its own', async () => {
    const platform = await createPlatform()
    const { call, worlds } = platform
    const past = await exportOf(platform)
    await call(auth.captcha, {})
    await call(control.forkWorld, { name: 'copy', at: 1 })
    expect(await call(control.snapshot, { world: 'copy', secrets: 'true' })).toEqual({ ...past, name: 'copy' })
    expect(await call(control.timeline, { world: 'copy' })).toMatchObject([{ id: 1, kind: 'made' }])
    expect(worlds.find('default').tables.captchas.size).toBe(1)
  })

  test('is compared with the world and with another past state', async () => {
    const { call, refusal } = await createPlatform()
    await call(auth.captcha, {})
    const added = { same: false, rows: [{ table: 'captchas', kind: 'added' }] }
    expect(await call(control.difference, { from: 'default#1', to: 'default' })).toMatchObject(added)
    expect(await call(control.difference, { from: 'default#1', to: 'default#2' })).toMatchObject(added)
    expect(await call(control.difference, { from: 'default#2', to: 'default' })).toMatchObject({ same: true })
    expect(await refusal(control.difference, { from: 'default', to: 'default#9' })).toMatchObject({
      errorCode: 'TIMELINE_ENTRY_UNKNOWN',
      field: 'query.to',
    })
  })
})

test('a deleted world takes its timeline with it', async () => {
  const { call } = await createPlatform()
  await call(control.createWorld, { name: 'blue' })
  await call(control.changeSettings, { world: 'blue', settings: { emptyLobby: true } })
  await call(control.deleteWorld, { world: 'blue' })
  await call(control.createWorld, { name: 'blue' })
  expect(await call(control.timeline, { world: 'blue' })).toHaveLength(1)
})
