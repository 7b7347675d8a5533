import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { beginning, createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'
import { control } from './contract.ts'

const right = { type: 'username' as const, username: 'haedal_92', password: memberPassword }
const wrong = { ...right, password: 'not-this-one-1' }
const code = { mobileNum: '1022334455', countryDialingCode: '82' }

/** Makes a wrong login, a sign-in, a call for the member's data, an unhandled call and one with a wrong method. */
async function createUsedPlatform() {
  const platform = await createPlatform()
  const { call, refusal, send, pass } = platform
  await refusal(auth.login, wrong)
  pass(1_000)
  const { token } = await createSession(platform)
  await call(member.memberInfo, {}, { token })
  pass(1_000)
  await send({ path: '/wps/memberr/info' })
  await send({ method: 'PUT', path: '/wps/captcha' })
  return platform
}

const createSession = ({ call }: Platform) => call(control.signIn, { account: 'minji_k' })

describe('the journal', () => {
  test.each([
    [{}, [1, 2, 3, 4]],
    [{ endpoint: 'auth.login' }, [1]],
    [{ endpoint: 'member.*' }, [2]],
    [{ method: 'put' }, [4]],
    [{ status: '404' }, [3]],
    [{ status: '4xx' }, [1, 3, 4]],
    [{ account: 'minji_k' }, [2]],
    [{ account: 'haedal_92' }, [1]],
    [{ text: 'MEMBERR' }, [3]],
    [{ text: 'login_password_wrong' }, [1]],
    [{ unhandled: 'true' as const }, [3, 4]],
    [{ unhandled: 'false' as const, status: '2xx' }, [2]],
    [{ from: beginning + 1_000, until: beginning + 2_000 }, [2]],
    [{ after: 2 }, [3, 4]],
    [{ limit: 1 }, [4]],
  ])('of %j holds the calls %j', async (filter, ids) => {
    const { call } = await createUsedPlatform()
    expect((await call(control.journal, filter)).map(({ id }) => id)).toEqual(ids)
  })

  test('is counted in total and by endpoint and status', async () => {
    const { call } = await createUsedPlatform()
    await call(auth.captcha, {})
    await call(auth.captcha, {})
    expect(await call(control.countJournal, { after: 1 })).toEqual({
      count: 5,
      groups: [
        { endpoint: 'auth.captcha', status: 200, count: 2 },
        { endpoint: 'member.memberInfo', status: 200, count: 1 },
        { endpoint: null, status: 404, count: 1 },
        { endpoint: null, status: 405, count: 1 },
      ],
      forgotten: 0,
    })
  })

  test('finds no secret by text', async () => {
    const { call } = await createUsedPlatform()
    expect(await call(control.journal, { text: wrong.password })).toEqual([])
  })

  test('counts the calls that it has dropped', async () => {
    const { call } = await createPlatform()
    for (let at = 0; at < 510; at += 1) await call(auth.captcha, {})
    expect(await call(control.countJournal, {})).toMatchObject({ count: 500, forgotten: 10 })
    expect(await call(control.countJournal, { after: 4 })).toMatchObject({ count: 500, forgotten: 6 })
    expect(await call(control.countJournal, { after: 20 })).toMatchObject({ count: 490, forgotten: 0 })
  })

  test.each([
    [{ endpoint: 'auth.logon' }, 'query.endpoint'],
    [{ status: '40' }, 'query.status'],
    [{ unhandled: 'maybe' }, 'query.unhandled'],
    [{ limit: 0 }, 'query.limit'],
  ])('refuses %j', async (filter, field) => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.journal, filter)).toMatchObject({ errorCode: 'INVALID_INPUT', field })
  })
})

describe('an explanation', () => {
  test('of an unknown path names the nearest endpoints and how they differ', async () => {
    const { call } = await createUsedPlatform()
    const { message, nearest } = await call(control.explainEntry, { id: 3 })
    expect(message).toBe('no endpoint handles GET /wps/memberr/info: 404 NOT_FOUND')
    expect(nearest[0]).toMatchObject({
      endpoint: 'member.memberInfo',
      path: '/wps/member/info',
      message: 'its path differs by 1 letter',
    })
  })

  test('of a wrong method names the right one', async () => {
    const { call } = await createUsedPlatform()
    const { nearest } = await call(control.explainEntry, { id: 4 })
    expect(nearest[0]).toMatchObject({ endpoint: 'auth.captcha', message: 'the same path; it takes GET, not PUT' })
  })

  test('of a handled call describes its outcome', async () => {
    const { call } = await createUsedPlatform()
    expect(await call(control.explainEntry, { id: 1 })).toMatchObject({
      message: expect.stringMatching(/^auth\.login refused it with 401 LOGIN_PASSWORD_WRONG: /),
      nearest: [],
    })
    expect(await call(control.explainEntry, { id: 2 })).toMatchObject({
      message: 'member.memberInfo answered it with 200',
    })
  })

  test('counts the faults that a call met', async () => {
    const { call, refusal } = await createPlatform()
    await call(control.addFault, { fault: { endpoint: '*', status: 503 } })
    await refusal(auth.captcha, {})
    expect(await call(control.explainEntry, { id: 1 })).toMatchObject({
      message: expect.stringMatching(/^auth\.captcha refused it with 503 FAULT_INJECTED: .*, with 1 fault$/),
    })
  })
})

describe('a verification', () => {
  const login = { endpoint: 'auth.login' }
  const info = { endpoint: 'member.memberInfo', account: 'minji_k' }

  test.each([
    [{ calls: [login, info] }, true],
    [{ calls: [{ ...login, times: 1 }] }, true],
    [{ calls: [{ ...login, times: 2 }] }, false],
    [{ calls: [{ endpoint: 'auth.captcha', times: 0 }] }, true],
    [{ calls: [{ ...login, times: { min: 1, max: 3 } }] }, true],
    [{ calls: [{ ...login, times: { min: 2 } }] }, false],
    [{ calls: [{ ...login, times: { max: 0 } }] }, false],
    [{ calls: [login, info], inOrder: true }, true],
    [{ calls: [info, login], inOrder: true }, false],
    [{ calls: [{ status: '4xx', times: 3 }], inOrder: true }, true],
    [{ calls: [], nothingUnhandled: true }, false],
    [{ calls: [info], after: 1 }, true],
    [{ calls: [login], after: 1 }, false],
  ])('of %j is %s', async (expected, ok) => {
    const { call } = await createUsedPlatform()
    expect(await call(control.verifyJournal, expected)).toMatchObject({ ok })
  })

  test('reports each check as a sentence, with the calls it concerns', async () => {
    const { call } = await createUsedPlatform()
    const { checks } = await call(control.verifyJournal, {
      calls: [{ ...login, times: 2 }, info],
      inOrder: true,
      nothingUnhandled: true,
    })
    expect(checks).toEqual([
      { ok: false, message: 'auth.login: expected exactly 2 calls, found 1', entries: [1] },
      { ok: true, message: 'member.memberInfo by minji_k: expected at least 1 call, found 1', entries: [2] },
      { ok: false, message: 'in this order: no auth.login after the call 1', entries: [1] },
      {
        ok: false,
        message: '2 calls that no endpoint handles; the first is GET /wps/memberr/info',
        entries: [3, 4],
      },
    ])
  })

  test('fails if the journal has dropped some of the calls in question', async () => {
    const { call } = await createPlatform()
    for (let at = 0; at < 501; at += 1) await call(auth.captcha, {})
    const calls = [{ endpoint: 'auth.captcha', times: { min: 1 } }]
    expect(await call(control.verifyJournal, { calls })).toMatchObject({ ok: false })
    expect(await call(control.verifyJournal, { calls, after: 100 })).toMatchObject({ ok: true })
  })

  test('of an unknown endpoint is refused, because it would always pass or always fail', async () => {
    const { refusal } = await createPlatform()
    expect(await refusal(control.verifyJournal, { calls: [login, { endpoint: 'auth.logon' }] })).toMatchObject({
      errorCode: 'INVALID_INPUT',
      field: 'body.calls.1.endpoint',
    })
  })
})

describe('waiting for a message', () => {
  const wanted = { to: '01022334455', channel: 'sms' as const }

  test('returns the newest existing message', async () => {
    const { call, pass } = await createPlatform()
    await call(auth.sendSmsNoLogin, code)
    pass(61_000)
    await call(auth.sendSmsNoLogin, code)
    expect(await call(control.awaitMessage, wanted)).toMatchObject({ id: 2, channel: 'sms' })
  })

  test('ends when the message arrives, and blocks no other call meanwhile', async () => {
    const { call } = await createPlatform()
    const waiting = call(control.awaitMessage, wanted)
    await call(auth.captcha, {})
    await call(auth.sendSmsNoLogin, { ...code, mobileNum: '1099998888' })
    await call(auth.sendSmsNoLogin, code)
    expect((await waiting).to).toContain('1022334455')
  })

  test('considers only messages after a given id', async () => {
    const { call, refusal } = await createPlatform()
    await call(auth.sendSmsNoLogin, code)
    expect(await refusal(control.awaitMessage, { ...wanted, after: 1, timeout: 5 })).toMatchObject({
      status: 404,
      errorCode: 'NOTHING_ARRIVED',
    })
  })

  test('continues in the world that replaces the first', async () => {
    const { call } = await createPlatform()
    const waiting = call(control.awaitMessage, wanted)
    await call(control.resetWorld, {})
    await call(auth.sendSmsNoLogin, code)
    expect(await waiting).toMatchObject({ id: 1 })
  })

  test('ends with the world', async () => {
    const { call, refusal, worlds } = await createPlatform()
    await call(control.createWorld, { name: 'short-lived' })
    const waiting = refusal(control.awaitMessage, { world: 'short-lived' })
    await call(control.world, {})
    worlds.remove('short-lived')
    expect(await waiting).toMatchObject({ errorCode: 'WORLD_UNKNOWN' })
  })

  test('allows a hundred clients at once', async () => {
    vi.useFakeTimers()
    const { call, refusal } = await createPlatform()
    const waiting = Array.from({ length: 100 }, () => refusal(control.awaitMessage, { timeout: 1_000 }))
    await call(control.world, {})
    expect(await refusal(control.awaitMessage, {})).toMatchObject({ status: 429, errorCode: 'WATCHER_LIMIT' })
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await Promise.all(waiting)
    expect(await refusal(control.awaitMessage, { timeout: 0 })).toMatchObject({ errorCode: 'NOTHING_ARRIVED' })
  })
})
