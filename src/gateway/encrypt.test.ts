import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { system } from '#contract/system.ts'
import { publicKey } from '#mock-server/core/decrypt.ts'
import { createSimulation } from '#mock-server/hosts/msw.ts'
import { stubPage } from '#platform/stub-page.ts'

const origin = 'http://parlor.test'
stubPage(origin)

const { call } = await import('./call.ts')
const { forgetKey } = await import('./encrypt.ts')

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(forgetKey)
afterEach(() => server.resetHandlers())

async function play() {
  const simulation = await createSimulation({ scenario: 'member-with-favorites' })
  server.use(...simulation.handlers)
  return simulation
}

const credentials = { type: 'username', username: 'haedal_92', password: 'parlor2026' } as const

const settings = {
  encryption: publicKey,
  paths: { keyId: 'a', algorithm: 'dir', encryption: 'A256GCM', jwk: { kty: 'oct', k: 'a' } },
  promotions: { APP_DOWNLOAD: { enabled: true }, REFERRAL: { enabled: true } },
}

/** Answers the next request for the key with changed settings. */
const answerOnce = (changes: object) =>
  server.use(
    http.get(
      `${origin}${system.settingsConsolidated.path}`,
      () => HttpResponse.json({ success: true, value: { ...settings, ...changes } }),
      { once: true },
    ),
  )

test('the key is fetched again, once, if the gateway no longer accepts it', async () => {
  const { world } = await play()
  answerOnce({ encryption: { ...publicKey, keyId: 'yesterdays-key' } })
  expect(await call(auth.login, credentials)).toMatchObject({ userName: 'haedal_92' })
  expect(world.journal.read().map(({ endpoint, status }) => `${endpoint} ${status}`)).toEqual([
    'auth.login 400',
    'system.settingsConsolidated 200',
    'auth.login 200',
  ])
})

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['has another algorithm', { ...publicKey, algorithm: 'RSA1_5' }],
  ['has no modulus', { ...publicKey, jwk: { kty: 'RSA', e: 'AQAB' } }],
  ['is no key at all', { ...publicKey, jwk: { kty: 'RSA', n: '', e: '' } }],
])('a key that %s is a malformed answer, sends nothing, and is fetched again', async (_, encryption) => {
  const { world } = await play()
  answerOnce({ encryption })
  await expect(call(auth.login, credentials)).rejects.toMatchObject({
    name: 'GatewayFailure',
    code: 'ANSWER_MALFORMED',
    text: 'system_busy',
    retry: true,
  })
  expect(world.journal.read()).toEqual([])
  expect(await call(auth.login, credentials)).toMatchObject({ userName: 'haedal_92' })
})
