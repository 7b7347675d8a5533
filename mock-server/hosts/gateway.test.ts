import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const login = { type: 'username', username: 'haedal_92', password: memberPassword }

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
  test('carries the world’s time in its Date header, and forbids caching unless its endpoint allows it', async () => {
    const { send } = await createPlatform({ frozenAt: '2030-01-02T03:04:05Z' })
    expect((await send({ path: '/wps/system/whitelabel' })).headers).toEqual({
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
          { table: 'members', key: 'm-0001', kind: 'updated', fields: [] },
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
