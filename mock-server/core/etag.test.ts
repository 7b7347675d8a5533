import { describe, expect, test } from 'vitest'
import { games } from '#contract/games.ts'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const list = `${games.gameList.path}?${new URLSearchParams({
  merchant: 'HAEDAL',
  platform: 'html5',
  pageNo: '1',
  pageSize: '21',
  language: 'KO',
})}`
const picture = '/__art/certificates/19.svg'
const calls = { kept: 'private, no-cache', secret: 'no-store' }

const ask = async ({ gateway }: Platform, path: string, headers: Record<string, string> = {}) =>
  gateway(toRequest({ path, headers }))

/** Asks twice, the second time with the ETag of the first answer and after `between`. */
async function askTwice(platform: Platform, path: string, between: () => unknown = () => undefined) {
  const first = await ask(platform, path)
  await between()
  return { first, second: await ask(platform, path, { 'If-None-Match': `W/"other", ${first.headers.etag}` }) }
}

describe('a list that rarely changes', () => {
  test('is 304 for a visitor who has it, with the world’s time, and the journal has both calls', async () => {
    const platform = await createPlatform()
    const { first, second } = await askTwice(platform, list, () => platform.pass(60_000))
    expect(first.headers).toMatchObject({ 'cache-control': calls.kept, etag: expect.stringMatching(/^W\/"/) })
    expect(second).toMatchObject({ status: 304, body: '', headers: { etag: first.headers.etag } })
    expect(second.headers).not.toHaveProperty('content-type')
    expect(Date.parse(`${second.headers.date}`) - Date.parse(`${first.headers.date}`)).toBe(60_000)
    expect(platform.world().journal.read()).toMatchObject([
      { status: 200 },
      { status: 200, endpoint: 'games.gameList' },
    ])
  })

  test('is sent again once it has changed', async () => {
    const platform = await createPlatform()
    const { second } = await askTwice(platform, list, () => platform.world().changeSettings({ emptyLobby: true }))
    expect(second.status).toBe(200)
  })

  test('is never kept for a member', async () => {
    const platform = await createPlatform({ scenario: 'member-with-favorites' })
    const known = `${(await ask(platform, list)).headers.etag}`
    const answer = await ask(platform, list, { Authorization: platform.token, 'If-None-Match': known })
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': calls.secret } })
    expect(answer.headers).not.toHaveProperty('etag')
  })

  test('is not kept if it is refused', async () => {
    const answer = await ask(await createPlatform(), list.replace('HAEDAL', 'NOBODY'), { 'If-None-Match': '*' })
    expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': calls.secret } })
  })

  test.each(['malformed', 'truncated', 'drip'] as const)('is not kept if a fault makes it %s', async (transport) => {
    const faults = [{ endpoint: '*', transport }]
    const { headers } = await ask(await createPlatform({ faults }), list)
    expect(headers).toMatchObject({ 'cache-control': calls.secret })
    expect(headers).not.toHaveProperty('etag')
  })
})

test.each(['/wps/member/info', '/wps/wallets/member'])('%s is never kept', async (path) => {
  const platform = await createPlatform({ scenario: 'member-with-favorites' })
  const { headers } = await ask(platform, path, { Authorization: platform.token })
  expect(headers['cache-control']).toBe(calls.secret)
  expect(headers).not.toHaveProperty('etag')
})

describe('a picture', () => {
  test.each([picture, '/__art/cdn/1/__art/certificates/19.svg', '/__art/glyphs/dice.webp'])(
    '%s is kept for a day by any cache, and is then 304',
    async (path) => {
      const { first, second } = await askTwice(await createPlatform(), path)
      expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400' } })
      expect(second).toMatchObject({ status: 304, headers: { 'cache-control': 'public, max-age=86400' }, body: '' })
    },
  )

  test('has another ETag in another palette', async () => {
    const platform = await createPlatform()
    const etags = await Promise.all(
      ['', '?tone=dark'].map(async (query) => (await ask(platform, `/__art/vendors/PP.svg${query}`)).headers.etag),
    )
    expect(new Set(etags).size).toBe(2)
  })
})
