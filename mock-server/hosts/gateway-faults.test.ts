import { describe, expect, test, vi } from 'vitest'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { day } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import { encrypt } from '#mock-server/control/encrypt.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { noBody } from '#mock-server/core/message.ts'
import { type Message, toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import type { Fault } from '#mock-server/world/faults/fault.ts'

const encryptedLogin = async (): Promise<Message> => ({
  method: 'POST',
  path: auth.login.path,
  headers: { Encryption: publicKey.keyId },
  body: JSON.stringify({ data: await encrypt({ type: 'username', username: 'haedal_92', password: memberPassword }) }),
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
    expect(await send(await encryptedLogin())).toMatchObject({ status })
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
    return gateway(toRequest({ path: '/__art/certificates/19.svg' }))
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
