import { describe, expect, test } from 'vitest'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

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
