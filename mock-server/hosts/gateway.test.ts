import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { noBody } from '#mock-server/core/message.ts'
import { day } from '#mock-server/values/time-units.ts'
import { type Message, toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import type { Fault } from '#mock-server/world/fault.ts'

const login = { type: 'username', username: 'haedal_92', password: memberPassword }
const sealed = async (value: unknown) => JSON.stringify({ data: await encrypt(value) })
const keyed = { Encryption: publicKey.keyId }

async function tampered(): Promise<string> {
  const [header, key, iv, text = '', tag] = (await encrypt(login)).split('.')
  return JSON.stringify({
    data: [header, key, iv, `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, tag].join('.'),
  })
}

interface BadInput {
  name: string
  message: (token: string) => Message | Promise<Message>
  status: number
  errorCode: string
  field: string
  /** Part of the message for the developer. */
  says: string | RegExp
}

const favourite = (token: string, body: string): Message => ({
  method: 'POST',
  path: games.addFavorite.path,
  headers: { Authorization: token },
  body,
})
const encryptedLogin = (body: string, headers: Record<string, string> = keyed): Message => ({
  method: 'POST',
  path: auth.login.path,
  headers,
  body,
})

const badInputs: BadInput[] = [
  {
    name: 'an unknown path',
    message: () => ({ path: '/wps/relay/GCSGAME_gamesList?pageNo=1' }),
    status: 404,
    errorCode: 'NOT_FOUND',
    field: 'path',
    says: 'the nearest are /wps/relay/GCSGAME_gameList, ',
  },
  {
    name: 'a relay of nothing',
    message: () => ({ path: '/wps/relay/' }),
    status: 400,
    errorCode: 'URL_EMPTY',
    field: 'path',
    says: 'must name the relayed call',
  },
  {
    name: 'a wrong method',
    message: () => ({ method: 'POST', path: '/wps/captcha' }),
    status: 405,
    errorCode: 'METHOD_NOT_ALLOWED',
    field: 'method',
    says: '/wps/captcha takes GET, not POST',
  },
  {
    name: 'malformed JSON',
    message: (token) => favourite(token, '{"nodeId": "a",'),
    status: 400,
    errorCode: 'MALFORMED_JSON',
    field: 'body',
    says: 'body is not JSON',
  },
  {
    name: 'a wrong type',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 7, token, vendor: 'PP' })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.nodeId',
    says: 'expected string, received number',
  },
  {
    name: 'a missing field',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 'a', token })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.vendor',
    says: 'expected string, received undefined',
  },
  {
    name: 'a missing parameter',
    message: () => ({ path: '/wps/check/username', headers: { ModuleId: 'REGISTER_REE3' } }),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'query.username',
    says: 'expected string, received undefined',
  },
  {
    name: 'an oversized body',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 'x'.repeat(70_000) })),
    status: 413,
    errorCode: 'BODY_TOO_LARGE',
    field: 'body',
    says: 'the body is larger than 65536 bytes',
  },
  {
    name: 'no session',
    message: () => ({ path: member.memberInfo.path }),
    status: 401,
    errorCode: 'SESSION_REQUIRED',
    field: 'header.Authorization',
    says: 'send its token in the header Authorization',
  },
  {
    name: 'a foreign token',
    message: () => ({ path: member.memberInfo.path, headers: { Authorization: 'f'.repeat(32) } }),
    status: 401,
    errorCode: 'SESSION_INVALID',
    field: 'header.Authorization',
    says: 'this world has no such session',
  },
  {
    name: 'no encryption',
    message: () => encryptedLogin(JSON.stringify(login)),
    status: 400,
    errorCode: 'ENCRYPTION_REQUIRED',
    field: 'body.data',
    says: 'this call takes { "data": <compact JWE> }',
  },
  {
    name: 'no key id',
    message: async () => encryptedLogin(await sealed(login), {}),
    status: 400,
    errorCode: 'ENCRYPTION_REQUIRED',
    field: 'header.Encryption',
    says: 'the header Encryption with the id of its key',
  },
  {
    name: 'an unknown key id',
    message: async () => encryptedLogin(await sealed(login), { Encryption: 'yesterdays-key' }),
    status: 400,
    errorCode: 'ENCRYPTION_KEY_UNKNOWN',
    field: 'header.Encryption',
    says: 'the key "yesterdays-key" is not in use; fetch the current one',
  },
  {
    name: 'a tampered JWE',
    message: async () => encryptedLogin(await tampered()),
    status: 400,
    errorCode: 'ENCRYPTION_INVALID',
    field: 'body.data',
    says: 'or it was changed in transit',
  },
  {
    name: 'a JWE of something else',
    message: async () => encryptedLogin(await sealed({ ...login, password: ['a'] })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.password',
    says: 'expected string, received array',
  },
  {
    name: 'a JWE with an unknown type of login',
    message: async () => encryptedLogin(await sealed({ ...login, type: 'fax' })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.type',
    says: 'body.type: ',
  },
]

describe('bad input is refused with a clear message, recorded, and changes nothing', () => {
  test.each(badInputs)('$name: $status $errorCode in $field', async ({ message, status, errorCode, field, says }) => {
    const { send, token, world } = await createPlatform({ scenario: 'member-with-favorites' })
    const before = world().snapshot()
    const request = await message(token)
    const answer = await send(request)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      success: false,
      errorCode,
      field,
      message: expect.stringMatching(asPattern(says)),
    })
    expect(world().journal.read()).toMatchObject([
      {
        id: 1,
        method: request.method ?? 'GET',
        path: request.path.split('?')[0],
        status,
        errorCode,
        answer: { field, message: expect.stringMatching(asPattern(says)) },
        changes: [],
      },
    ])
    expect(world().snapshot()).toEqual(before)
  })

  test('an expired token: 401 SESSION_EXPIRED in header.Authorization', async () => {
    const { send, token, world } = await createPlatform({ scenario: 'session-expired' })
    const answer = await send({ path: member.memberInfo.path, headers: { Authorization: token } })
    const refusal = {
      errorCode: 'SESSION_EXPIRED',
      field: 'header.Authorization',
      message: 'the session has expired; log in again',
    }
    expect(answer).toMatchObject({ status: 401, body: refusal })
    expect(world().journal.read()).toMatchObject([{ status: 401, errorCode: 'SESSION_EXPIRED' }])
  })

  test('an unknown world: 404 WORLD_UNKNOWN, among the strays and in no world’s journal', async () => {
    const { send, worlds, world } = await createPlatform()
    for (const [path, headers] of [
      ['/wps/system/status', { 'X-World': 'nobody' }],
      ['/w/nobody/wps/system/status', {}],
      ['/w/nobody@2/wps/system/status', { 'X-World': 'default' }],
    ] as const) {
      const { status, body } = await send({ path, headers })
      expect({ status, body }).toMatchObject({ status: 404, body: { errorCode: 'WORLD_UNKNOWN', field: 'world' } })
    }
    expect(worlds.strays.read()).toHaveLength(3)
    expect(worlds.strays.read()[0]).toMatchObject({
      path: '/wps/system/status',
      status: 404,
      errorCode: 'WORLD_UNKNOWN',
    })
    expect(world().journal.read()).toEqual([])
  })

  test('a missing picture: 404', async () => {
    const { send } = await createPlatform()
    const answer = await send({ path: '/__art/tiles/none.svg' })
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND', field: 'path' } })
  })
})

const asPattern = (says: string | RegExp) =>
  says instanceof RegExp ? says : new RegExp(says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

describe('the world of a request', () => {
  const path = '/wps/system/status'

  test('comes from its address, else from its header, else it is the default one', async () => {
    const { send, worlds } = await createPlatform()
    for (const name of ['a', 'b']) await worlds.replace({ name, scenario: 'default', seed: name })
    await send({ path: `/w/a${path}`, headers: { 'X-World': 'b' } })
    await send({ path, headers: { 'X-World': 'b' } })
    await send({ path })
    for (const name of ['a', 'b', 'default']) expect(worlds.find(name).journal.read()).toMatchObject([{ path }])
  })

  test('does not come from a cookie or the query', async () => {
    const { send, worlds } = await createPlatform()
    await worlds.replace({ name: 'a', scenario: 'default', seed: 'a' })
    await send({ path: `${path}?world=a`, headers: { Cookie: 'world=a' } })
    expect(worlds.find('default').journal.read()).toHaveLength(1)
    expect(worlds.find('a').journal.read()).toEqual([])
  })

  test('is the same for another phone in it', async () => {
    const { send, worlds } = await createPlatform()
    await worlds.replace({ name: 'a', scenario: 'default', seed: 'a' })
    for (const base of ['/w/a', '/w/a@2', '/w/a@99']) expect((await send({ path: base + path })).status).toBe(200)
    expect(worlds.find('a').journal.read()).toHaveLength(3)
  })

  test.each(['/w/default/__gateway/worlds', '/w/nobody/__gateway/openapi.json'])(
    'is never in the address of the control API, which answers only at the root: %s',
    async (address) => {
      const { send } = await createPlatform()
      expect(await send({ path: address })).toMatchObject({
        status: 404,
        body: { errorCode: 'NOT_FOUND', field: 'path', message: expect.stringContaining('answers at /__gateway/') },
      })
    },
  )
})

describe('an answer', () => {
  test('carries the world’s time in its Date header, and forbids caching', async () => {
    const { send } = await createPlatform({ frozenAt: '2030-01-02T03:04:05Z' })
    expect((await send({ path: '/wps/system/status' })).headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      date: 'Wed, 02 Jan 2030 03:04:05 GMT',
    })
  })

  test('to a call with a defect is a 500 without details, which the console shows', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { refusal, world, token } = await createPlatform({ scenario: 'member-with-favorites' })
    vi.spyOn(world().tables.members, 'get').mockImplementation(() => {
      throw new TypeError('a secret of the inside')
    })
    const answer = await refusal(member.memberInfo, {}, { token })
    expect(answer).toMatchObject({ status: 500, errorCode: 'UNEXPECTED' })
    expect(JSON.stringify(answer)).not.toContain('secret')
    expect(noise).toHaveBeenCalledWith(expect.objectContaining({ message: 'a secret of the inside' }))
    vi.restoreAllMocks()
  })
})

describe('a long body', () => {
  test('is answered like any other, and the journal keeps only its length', async () => {
    const { call, refusal, world, token } = await createPlatform({ scenario: 'member-with-favorites' })
    const nodeId = 'x'.repeat(20_000)
    await refusal(games.addFavorite, { nodeId, token, vendor: 'PP' }, { token })
    await call(member.memberInfo, {}, { token })
    const [long, short] = world().journal.read()
    expect(long?.input).toEqual({ tooLongToKeep: expect.any(Number) })
    expect(short?.input).toEqual({})
  })
})

describe('a fault', () => {
  const faulty = (fault: object) =>
    createPlatform({ scenario: 'member-with-favorites', faults: [{ endpoint: member.memberInfo.id, ...fault }] })

  test('of an error replaces the behaviour, and is recorded with the call', async () => {
    const { refusal, token, world } = await faulty({ error: 'RATE_LIMITED', times: 1 })
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ status: 429, errorCode: 'RATE_LIMITED' })
    expect(world().journal.read()).toMatchObject([
      { endpoint: 'member.memberInfo', faults: [{ error: 'RATE_LIMITED' }] },
    ])
  })

  test.each([
    ['before-auth', 503],
    ['before-run', 503],
    ['after-run', 200],
  ] as const)('of transport at %s makes the host reset or hang; the journal records %i', async (stage, status) => {
    for (const transport of ['reset', 'hang'] as const) {
      const { gateway, world, token } = await faulty({ transport, stage })
      const header = (name: string) => (name === 'authorization' ? token : undefined)
      const request = {
        method: 'GET',
        base: '/',
        path: member.memberInfo.path,
        query: new URLSearchParams(),
        header,
        body: noBody,
      }
      expect(await gateway(request)).toMatchObject({ transport })
      expect(world().journal.read()).toMatchObject([{ status, faults: [{ transport }] }])
    }
  })

  test('of a malformed body cuts the answer short', async () => {
    const { gateway, token } = await faulty({ transport: 'malformed' })
    const header = (name: string) => (name === 'authorization' ? token : undefined)
    const request = {
      method: 'GET',
      base: '/',
      path: member.memberInfo.path,
      query: new URLSearchParams(),
      header,
      body: noBody,
    }
    const { status, body } = await gateway(request)
    expect(status).toBe(200)
    expect(() => JSON.parse(String(body))).toThrow(SyntaxError)
  })

  test('of latency delays only its own call', async () => {
    vi.useFakeTimers()
    const { call, token } = await faulty({ latency: 2_500 })
    let answered = false
    const slow = call(member.memberInfo, {}, { token }).then(() => {
      answered = true
    })
    await call(games.favoritesList, { token }, { token })
    await vi.advanceTimersByTimeAsync(2_499)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await slow
    expect(answered).toBe(true)
    vi.useRealTimers()
  })

  test('applies before authentication by default', async () => {
    const { refusal } = await faulty({ error: 'RATE_LIMITED' })
    expect(await refusal(member.memberInfo, {})).toMatchObject({ errorCode: 'RATE_LIMITED' })
  })

  test('before the run does not apply to a call that is refused anyway', async () => {
    const { refusal, world } = await faulty({ stage: 'before-run', error: 'RATE_LIMITED', times: 1 })
    expect(await refusal(member.memberInfo, {})).toMatchObject({ errorCode: 'SESSION_REQUIRED' })
    expect(world().faults.list()).toHaveLength(1)
  })

  const { id, path } = games.addFavorite
  const added = async (stage: Fault['stage']) => {
    const { refusal, token, world } = await createPlatform({
      scenario: 'new-member',
      faults: [{ endpoint: id, stage, status: 500 }],
    })
    const input = { nodeId: catalogue.hot()[0]?.games[0]?.nodeId, vendor: 'PP', token }
    expect(await refusal(games.addFavorite, input, { token })).toMatchObject({ status: 500 })
    const [entry] = world()
      .journal.read()
      .filter((one) => one.path === path)
    expect(entry?.status).toBe(500)
    return { favourites: world().tables.favourites.size, changes: entry?.changes.length }
  }

  test('after the run loses the answer but keeps the effects', async () => {
    expect(await added('before-run')).toEqual({ favourites: 0, changes: 0 })
    expect(await added('after-run')).toEqual({ favourites: 1, changes: 1 })
  })

  test.each([
    [{ account: 'haedal_92' }, 503],
    [{ account: 'minji_k' }, 200],
    [{ body: { username: 'haedal_92' } }, 503],
    [{ body: { username: 'minji_k' } }, 200],
    [{ region: 'KR' }, 503],
    [{ region: 'JP' }, 200],
    [{ header: { Encryption: publicKey.keyId } }, 503],
    [{ header: { Encryption: 'another' } }, 200],
    [{ query: { type: 'username' } }, 200],
  ])('with %j answers an encrypted login of haedal_92 with %i', async (condition, status) => {
    const { send } = await createPlatform({ faults: [{ endpoint: 'auth.login', status: 503, ...condition }] })
    expect(await send(encryptedLogin(await sealed(login)))).toMatchObject({ status })
  })

  test('recognises the account of a session, even an expired one', async () => {
    const faults = [{ endpoint: '*', status: 503, account: 'haedal_92' }]
    const { refusal, token, world, pass } = await createPlatform({ scenario: 'member-with-favorites', faults })
    expect(world().tables.members.by('account', 'haedal_92')).toHaveLength(1)
    pass(10 * 365 * day)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ status: 503 })
  })

  const picture = async (fault: Omit<Fault, 'endpoint'>) => {
    const { gateway } = await createPlatform({ faults: [{ endpoint: 'files.picture', ...fault }] })
    return gateway(toRequest({ path: '/__art/certificate.svg' }))
  }

  test('of pictures affects pictures', async () => {
    const { status, body } = await picture({ probability: 0 })
    expect(status).toBe(200)
    expect(await picture({ status: 404 })).toMatchObject({ status: 404 })
    expect(await picture({ transport: 'hang' })).toMatchObject({ transport: 'hang' })
    const half = await picture({ transport: 'malformed' })
    expect(half.body).toEqual((body as Uint8Array).slice(0, (body as Uint8Array).length / 2))
  })
})

describe('the journal of a world', () => {
  test('keeps request, answer and changes, without secrets', async () => {
    const { call, world } = await createPlatform()
    const { token } = await call(auth.login, login as never)
    await call(member.memberInfo, {}, { token })
    expect(world().journal.read()).toMatchObject([
      {
        endpoint: 'auth.login',
        method: 'POST',
        status: 200,
        headers: { encryption: publicKey.keyId },
        input: { username: 'haedal_92', password: '«redacted»' },
        answer: { userName: 'haedal_92', token: '«redacted»' },
        changes: [
          { table: 'sessions', key: '«redacted»', kind: 'inserted' },
          { table: 'members', key: 'm-0001', kind: 'updated' },
        ],
      },
      { endpoint: 'member.memberInfo', headers: { authorization: '«redacted»' }, changes: [] },
    ])
    const journal = JSON.stringify(world().journal.read())
    expect(journal).not.toContain(memberPassword)
    expect(journal).not.toContain(token)
  })

  test('keeps the last 500 calls', async () => {
    const { send, world } = await createPlatform()
    for (let at = 0; at < 1_100; at += 1) await send({ path: `/wps/${at}` })
    const entries = world().journal.read()
    expect(entries).toHaveLength(500)
    expect(entries.at(-1)).toMatchObject({ id: 1_100, path: '/wps/1099' })
  })
})
