import axios from 'axios'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { promotions } from '#contract/promotions.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { system } from '#contract/system.ts'
import { wallet } from '#contract/wallet.ts'
import { createSimulation } from '#mock-server/hosts/msw.ts'
import { keyOf } from '#mock-server/verify/testing/key-of.ts'
import type { Fault } from '#mock-server/world/faults/fault.ts'
import { stubPage } from '#platform/stub-page.ts'

const origin = 'http://parlor.test'

stubPage(origin)

const { call } = await import('./call.ts')
const { parseAnswer } = await import('./parse-answer.ts')
const { loadScreenErrors } = await import('./failure.ts')
const { closeSession, currentSession, loseSession, onSessionEnd, openSession } = await import('#session/session.ts')
const { heldPassword, holdPassword } = await import('#session/held-password.ts')

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeAll(loadScreenErrors)
afterAll(() => server.close())
afterEach(() => server.resetHandlers())

async function play(faults: Fault[] = []) {
  const simulation = await createSimulation({ scenario: 'member-with-favorites', faults })
  server.use(...simulation.handlers)
  return simulation
}

const sessionLike: SessionInfo = {
  id: '',
  customerId: '',
  token: 'token-of-the-member',
  merchantCode: 'haedal',
  userName: 'haedal_92',
  type: 0,
  firstTimeLogin: false,
}

const failing = (endpoint: string, times: number): Fault => ({ endpoint, error: 'FAULT_INJECTED', times })
const asMember = (session: SessionInfo | undefined) => session && openSession(session, { keep: false })
const credentials = { type: 'username', username: 'haedal_92', password: 'parlor2026' } as const

test('parses the reply to a logged-in member', async () => {
  const { session } = await play()
  asMember(session)
  expect((await call(wallet.memberWallet, {})).sumBalance).toBe(1_284_500)
})

test('throws one typed error with code, text, field and remedy for a refusal', async () => {
  await play()
  await expect(call(auth.login, { ...credentials, password: 'not-this-1' })).rejects.toMatchObject({
    name: 'GatewayFailure',
    code: 'LOGIN_PASSWORD_WRONG',
    text: 'login_failed',
    field: 'password',
    retry: false,
    value: { captcha: true },
  })
})

describe('automatic retry', () => {
  test('a safe call succeeds on its retry', async () => {
    const { world } = await play([failing('system.registerSettings', 1)])
    await call(system.registerSettings, {})
    expect(world.journal.read().map(({ status }) => status)).toEqual([503, 200])
  })

  test('a safe call runs at most twice', async () => {
    const { world } = await play([failing('system.registerSettings', 5)])
    await expect(call(system.registerSettings, {})).rejects.toMatchObject({
      code: 'UNRECOGNISED',
      text: 'system_busy',
      retry: true,
    })
    expect(world.journal.read()).toHaveLength(2)
  })

  test('a call with an effect has no retry', async () => {
    const { world } = await play([failing('auth.freePlayLogin', 1)])
    await expect(call(auth.freePlayLogin, {})).rejects.toMatchObject({ code: 'UNRECOGNISED' })
    expect(world.journal.read()).toHaveLength(1)
  })

  test('a launch has no retry, because it is a GET that transfers money', async () => {
    const { world, session } = await play([failing('games.launch', 1)])
    asMember(session)
    const game = {
      platform: 'html5',
      accountType: 'PP',
      gameId: 'any',
      merchantCode: 'HAEDAL',
      language: 'EN',
    } as const
    await expect(call(games.launch, { ...game, confirmTrans: 'true' })).rejects.toMatchObject({ retry: true })
    expect(world.journal.read()).toHaveLength(1)
  })
})

test('validates each field of a long answer', async () => {
  await play()
  const index = await call(games.gameIndex, { merchant: 'HAEDAL', language: 'EN' })
  expect(Object.keys(index).sort()).toEqual(Object.keys(games.gameIndex.response.shape).sort())
  expect(index.nodeId).toHaveLength(10_000)
  await expect(parseAnswer(games.gameIndex, { ...index, players: ['many'] })).rejects.toMatchObject({
    code: 'ANSWER_MALFORMED',
  })
  await expect(parseAnswer(games.gameIndex, null)).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
})

describe('a transport failure', () => {
  test.each([
    ['reset', 'NETWORK', 'slow_connection'],
    ['malformed', 'ANSWER_MALFORMED', 'system_busy'],
  ] as const)('%s is %s', async (transport, code, text) => {
    await play([{ endpoint: '*', transport }])
    await expect(call(system.registerSettings, {})).rejects.toMatchObject({ code, text, retry: true })
  })

  test('reports “no internet” if the device is offline', async () => {
    await play([{ endpoint: '*', transport: 'reset' }])
    vi.stubGlobal('navigator', { onLine: false })
    await expect(call(system.registerSettings, {})).rejects.toMatchObject({ code: 'OFFLINE', text: 'no_internet' })
    vi.stubGlobal('navigator', { onLine: true })
    await expect(call(system.registerSettings, {})).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('a read runs twice and fails within 10 seconds in total', async () => {
    await play([{ endpoint: '*', transport: 'reset' }])
    const sent = vi.spyOn(axios, 'request')
    await expect(call(system.registerSettings, {})).rejects.toMatchObject({ text: 'slow_connection' })
    const patience = sent.mock.calls.map(([request]) => request.timeout ?? Number.POSITIVE_INFINITY)
    sent.mockRestore()
    expect(patience).toHaveLength(2)
    expect(patience.reduce((sum, ms) => sum + ms)).toBeLessThan(10_000)
  })

  test('a write runs once, for up to half a minute', async () => {
    const { session, world } = await play([{ endpoint: 'promotions.claimReward', transport: 'reset' }])
    const sent = vi.spyOn(axios, 'request')
    const claim = { rewardId: 'a', idempotencyKey: 'the-key-of-one-operation' }
    await expect(call(promotions.claimReward, claim, { token: session?.token })).rejects.toMatchObject({ retry: true })
    expect(sent.mock.calls).toMatchObject([[{ timeout: 30_000 }]])
    sent.mockRestore()
    expect(world.journal.read()).toHaveLength(1)
  })

  test('an aborted call reports that it was aborted', async () => {
    await play([{ endpoint: '*', transport: 'hang' }])
    const controller = new AbortController()
    const given = call(system.registerSettings, {}, { signal: controller.signal })
    controller.abort()
    await expect(given).rejects.toMatchObject({ code: 'CANCELLED' })
  })
})

test('drops a session that the gateway has ended, with its storage', async () => {
  const { session, world } = await play()
  asMember(session)
  world.tables.sessions.remove(keyOf(world, session?.token))
  await expect(call(wallet.memberWallet, {})).rejects.toMatchObject({ code: 'SESSION_INVALID' })
  expect(currentSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('drops a session that another device has replaced, and reports why', async () => {
  const { session, world } = await play()
  asMember(session)
  await world.tables.sessions.update(keyOf(world, session?.token), (draft) => {
    draft.replaced = true
  })
  await expect(call(wallet.memberWallet, {})).rejects.toMatchObject({
    code: 'SESSION_REPLACED',
    text: 'logged_in_elsewhere',
  })
  expect(currentSession()).toBeUndefined()
})

describe('the end of a session', () => {
  const other = { ...sessionLike, userName: 'minji_k', token: 'token-of-the-next' }

  test.each([
    ['a sign-out', () => closeSession()],
    ['another login', () => openSession(other, { keep: false })],
    ['the gateway', () => loseSession(sessionLike.token, 'not_logged_in')],
  ])('by %s removes the member’s data, and is reported once', (_, end) => {
    openSession(sessionLike, { keep: true })
    holdPassword('parlor2026')
    localStorage.setItem('TRIAL_USER', '"guest"')
    localStorage.setItem('SHELL_PU_A', 'false')
    let ends = 0
    const stop = onSessionEnd(() => {
      ends += 1
    })
    end()
    stop()
    expect(ends).toBe(1)
    expect(heldPassword()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['another member', () => openSession(other, { keep: false })],
    ['nobody', () => closeSession()],
  ])('discards a pending reply, even if %s has logged in meanwhile', async (_, end) => {
    const { session } = await play([{ endpoint: 'wallet.memberWallet', latency: 50 }])
    asMember(session)
    const settled = vi.fn()
    call(wallet.memberWallet, {}).then(settled, settled)
    end()
    // A later call of the same length has been answered: the first one was, too.
    await call(wallet.memberWallet, {}, { token: session?.token })
    expect(settled).not.toHaveBeenCalled()
    closeSession()
  })

  test('discards a pending failure too, and does not send its call again', async () => {
    const { session } = await play([{ endpoint: 'wallet.memberWallet', latency: 50, status: 503 }])
    asMember(session)
    const sent = vi.spyOn(axios, 'request')
    const settled = vi.fn()
    call(wallet.memberWallet, {}).then(settled, settled)
    openSession(other, { keep: false })
    // A later call fails after two attempts, longer than the first one may take.
    await expect(call(wallet.memberWallet, {}, { token: session?.token })).rejects.toMatchObject({ retry: true })
    expect(settled).not.toHaveBeenCalled()
    expect(sent).toHaveBeenCalledTimes(3)
    expect(currentSession()).toEqual(other)
    sent.mockRestore()
    closeSession()
  })

  test('adopts the session that another tab has stored meanwhile', () => {
    openSession(sessionLike, { keep: true })
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(other))
    loseSession(sessionLike.token, 'not_logged_in')
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(other)
    expect(currentSession()).toEqual(other)
    closeSession()
  })
})
