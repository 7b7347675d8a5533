import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { control } from '#mock-server/control/contract.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

test('a control call answers with the schema’s issue, for clients of other languages; a player’s call does not', async () => {
  const { call, refusal } = await createPlatform()
  const settings = (await call(control.settings, {})) as object
  expect(await refusal(control.changeSettings, { settings: { ...settings, ip: 7 } })).toMatchObject({
    field: 'body.settings.ip',
    message: 'body.settings.ip: Invalid input: expected string, received number',
    value: { code: 'invalid_type', expected: 'string' },
  })
  const player = await refusal(announcements.rankList, { period: 'YEAR' })
  expect(player).toMatchObject({ field: 'query.period' })
  expect(player).not.toHaveProperty('value')
})

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a value that is nested too deep', () => {
  /** Sends a body in which the text `"here"` becomes a nested list. */
  const sent = (platform: Platform, message: { method: string; path: string; body: object }, levels: number) =>
    platform.send({ ...message, body: JSON.stringify(message.body).replace('"here"', nested(levels)) })

  test.each([101, 5_000, 20_000])('in a snapshot is refused, %i levels', async (levels) => {
    const platform = await createPlatform({ scenario: 'active-member' })
    const snapshot = structuredClone(await platform.call(control.snapshot, {}))
    Object.assign(snapshot.tables.rounds[0]!.detail, { x: 'here' })
    const message = { method: 'PUT', path: control.restoreSnapshot.path, body: { world: 'copy', snapshot } }
    expect(await sent(platform, message, levels)).toMatchObject({
      status: 422,
      body: {
        errorCode: 'INVALID_INPUT',
        field: expect.stringMatching(/^body\.snapshot\.tables\.rounds\.0\.detail\.x/),
      },
    })
  })

  test.each([control.packCapsule, control.capsuleTest, control.capsuleScenario, control.openCapsule])(
    'in the journal of a capsule is refused by $id',
    async ({ method, path }) => {
      const platform = await createPlatform()
      const capsule = structuredClone(await platform.call(control.saveCapsule, {})) as { journal: unknown[] }
      const entry = { id: 1, at: 0, method: 'GET', path: '/', headers: {}, status: 200, faults: [], changes: [] }
      capsule.journal = [{ ...entry, input: 'here' }]
      expect(await sent(platform, { method, path, body: { capsule } }, 20_000)).toMatchObject({
        status: 422,
        body: { errorCode: 'INVALID_INPUT', field: expect.stringMatching(/^body\.capsule\.journal\.0\.input/) },
      })
    },
  )

  test('in a player’s call is refused, and the journal stays readable', async () => {
    const platform = await createPlatform()
    const message = { method: 'POST', path: auth.login.path, body: { data: 'here' } }
    expect(await sent(platform, message, 7_000)).toMatchObject({ status: 422, body: { errorCode: 'INVALID_INPUT' } })
    const journal = await platform.call(control.journal, {})
    expect(journal.at(-1)).toMatchObject({ path: auth.login.path, status: 422 })
    await platform.call(control.saveCapsule, {})
  })

  test('in a link is refused', async () => {
    const platform = await createPlatform()
    const { fragment } = await platform.call(control.packCapsule, {
      capsule: await platform.call(control.saveCapsule, { compact: true }),
    })
    const deep = new Blob([nested(20_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const bytes = new Uint8Array(await new Response(deep).arrayBuffer())
    const text = Buffer.from(bytes).toString('base64url')
    expect(fragment).toMatch(/^[\w-]+$/)
    expect(await platform.refusal(control.openCapsule, { capsule: text })).toMatchObject({
      status: 422,
      errorCode: 'INVALID_INPUT',
      field: expect.stringMatching(/^body\.capsule/),
    })
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
