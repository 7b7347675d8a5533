import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
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
