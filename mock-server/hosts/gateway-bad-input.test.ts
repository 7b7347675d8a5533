import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import type { Message } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

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
  reason: string | RegExp
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
    reason: 'the nearest are /wps/relay/GCSGAME_gameList, ',
  },
  {
    name: 'a relay of nothing',
    message: () => ({ path: '/wps/relay/' }),
    status: 400,
    errorCode: 'URL_EMPTY',
    field: 'path',
    reason: 'must name the relayed call',
  },
  {
    name: 'a wrong method',
    message: () => ({ method: 'POST', path: '/wps/captcha' }),
    status: 405,
    errorCode: 'METHOD_NOT_ALLOWED',
    field: 'method',
    reason: '/wps/captcha takes GET, not POST',
  },
  {
    name: 'malformed JSON',
    message: (token) => favourite(token, '{"nodeId": "a",'),
    status: 400,
    errorCode: 'MALFORMED_JSON',
    field: 'body',
    reason: 'body is not JSON',
  },
  {
    name: 'a wrong type',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 7, token, vendor: 'PP' })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.nodeId',
    reason: 'expected string, received number',
  },
  {
    name: 'a missing field',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 'a', token })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.vendor',
    reason: 'expected string, received undefined',
  },
  {
    name: 'a missing parameter',
    message: () => ({ path: '/wps/check/username', headers: { ModuleId: 'REGISTER_REE3' } }),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'query.username',
    reason: 'expected string, received undefined',
  },
  {
    name: 'an oversized body',
    message: (token) => favourite(token, JSON.stringify({ nodeId: 'x'.repeat(70_000) })),
    status: 413,
    errorCode: 'BODY_TOO_LARGE',
    field: 'body',
    reason: 'the body is larger than 65536 bytes',
  },
  {
    name: 'no session',
    message: () => ({ path: member.memberInfo.path }),
    status: 401,
    errorCode: 'SESSION_REQUIRED',
    field: 'header.Authorization',
    reason: 'send its token in the header Authorization',
  },
  {
    name: 'a foreign token',
    message: () => ({ path: member.memberInfo.path, headers: { Authorization: 'f'.repeat(32) } }),
    status: 401,
    errorCode: 'SESSION_INVALID',
    field: 'header.Authorization',
    reason: 'this world has no such session',
  },
  {
    name: 'no encryption',
    message: () => encryptedLogin(JSON.stringify(login)),
    status: 400,
    errorCode: 'ENCRYPTION_REQUIRED',
    field: 'body.data',
    reason: 'this call takes { "data": <compact JWE> }',
  },
  {
    name: 'no key id',
    message: async () => encryptedLogin(await sealed(login), {}),
    status: 400,
    errorCode: 'ENCRYPTION_REQUIRED',
    field: 'header.Encryption',
    reason: 'the header Encryption with the id of its key',
  },
  {
    name: 'an unknown key id',
    message: async () => encryptedLogin(await sealed(login), { Encryption: 'yesterdays-key' }),
    status: 400,
    errorCode: 'ENCRYPTION_KEY_UNKNOWN',
    field: 'header.Encryption',
    reason: 'the key "yesterdays-key" is not in use; fetch the current one',
  },
  {
    name: 'a tampered JWE',
    message: async () => encryptedLogin(await tampered()),
    status: 400,
    errorCode: 'ENCRYPTION_INVALID',
    field: 'body.data',
    reason: 'or it was changed in transit',
  },
  {
    name: 'a JWE of something else',
    message: async () => encryptedLogin(await sealed({ ...login, password: ['a'] })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.password',
    reason: 'expected string, received array',
  },
  {
    name: 'a JWE with an unknown type of login',
    message: async () => encryptedLogin(await sealed({ ...login, type: 'fax' })),
    status: 422,
    errorCode: 'INVALID_INPUT',
    field: 'body.type',
    reason: 'body.type: ',
  },
]

const asPattern = (reason: string | RegExp) =>
  reason instanceof RegExp ? reason : new RegExp(reason.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

describe('bad input is refused with a clear message, recorded, and changes nothing', () => {
  test.each(badInputs)('$name: $status $errorCode in $field', async ({ message, status, errorCode, field, reason }) => {
    const { send, token, world } = await createPlatform({ scenario: 'member-with-favorites' })
    const before = world().snapshot()
    const request = await message(token)
    const answer = await send(request)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      success: false,
      errorCode,
      field,
      message: expect.stringMatching(asPattern(reason)),
    })
    expect(world().journal.read()).toMatchObject([
      {
        id: 1,
        method: request.method ?? 'GET',
        path: request.path.split('?')[0],
        status,
        errorCode,
        answer: { field, message: expect.stringMatching(asPattern(reason)) },
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

  test('an unknown world: 404 WORLD_UNKNOWN, listed under unknown-world-calls and in no world’s journal', async () => {
    const { send, worlds, world } = await createPlatform()
    for (const [path, headers] of [
      ['/wps/system/status', { 'X-World': 'nobody' }],
      ['/w/nobody/wps/system/status', {}],
      ['/w/nobody@2/wps/system/status', { 'X-World': 'default' }],
    ] as const) {
      const { status, body } = await send({ path, headers })
      expect({ status, body }).toMatchObject({ status: 404, body: { errorCode: 'WORLD_UNKNOWN', field: 'world' } })
    }
    expect(worlds.unknownWorldCalls.read()).toHaveLength(3)
    expect(worlds.unknownWorldCalls.read()[0]).toMatchObject({
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
