import { describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements.ts'
import { auth } from '#contract/auth.ts'
import { games } from '#contract/games.ts'
import { member } from '#contract/member.ts'
import { system } from '#contract/system.ts'
import { wallet } from '#contract/wallet.ts'
import { control } from '#mock-server/control/contract.ts'
import { gatewayErrors } from '#mock-server/values/error-codes.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'
import { personaSession } from '#mock-server/world/worlds/session-info.ts'

const endpoints = [auth, announcements, games, member, system, wallet].flatMap((area) => Object.values(area))
const closable = endpoints.filter((endpoint) => !('always' in endpoint))

describe('during maintenance', () => {
  test.each(closable)('$id is closed and returns the maintenance message', async (endpoint) => {
    const { refusal } = await createPlatform({ scenario: 'maintenance' })
    expect(await refusal(endpoint, {})).toMatchObject({
      status: 503,
      errorCode: 'MAINTENANCE',
      value: { message: '정기 점검 중입니다', endsAt: null },
    })
  })

  test('the status reports it', async () => {
    const { call } = await createPlatform({ scenario: 'maintenance' })
    const status = await call(system.status, {})
    expect(status).toMatchObject({ maintenance: { message: '정기 점검 중입니다' }, regionRestriction: false })
  })

  test('the status reports it in the language of the request', async () => {
    const { call } = await createPlatform({ scenario: 'maintenance' })
    const { maintenance } = await call(system.status, { language: 'EN' })
    expect(maintenance?.message).toBe('We are doing scheduled maintenance')
  })
})

describe('in a restricted region', () => {
  test.each(closable)('$id is closed', async (endpoint) => {
    const { refusal } = await createPlatform({ scenario: 'region-blocked' })
    expect(await refusal(endpoint, {})).toMatchObject({ status: 403, errorCode: 'REGION_RESTRICTED' })
  })

  test('the status reports it, with the caller’s location', async () => {
    const { call } = await createPlatform({ scenario: 'region-blocked', settings: { ip: '198.51.100.9' } })
    expect(await call(system.status, {})).toMatchObject({ regionRestriction: true, location: { ip: '198.51.100.9' } })
  })

  test('maintenance takes precedence', async () => {
    const { refusal } = await createPlatform({ scenario: 'maintenance', settings: { regionRestriction: true } })
    expect(await refusal(auth.captcha, {})).toMatchObject({ errorCode: 'MAINTENANCE' })
  })
})

describe('a module', () => {
  const moduled = closable.filter((endpoint) => 'module' in endpoint)

  test.each(moduled)('$id is refused without its header, and with that of another module', async (endpoint) => {
    const { refusal, token } = await createPlatform({ scenario: 'member-with-favorites' })
    for (const ModuleId of ['', 'INBOX3']) {
      expect(await refusal(endpoint, {}, { token, headers: { ModuleId } })).toMatchObject({
        status: 403,
        errorCode: 'MODULE_NOT_PERMITTED',
        field: 'header.ModuleId',
      })
    }
  })

  test('that the merchant has switched off is refused even with its header, and the message names the merchant', async () => {
    const { refusal } = await createPlatform({ flags: { REGMOBVERF3: false } })
    expect(await refusal(auth.sendSmsRegister, {})).toMatchObject({
      errorCode: 'MODULE_NOT_PERMITTED',
      message: 'HAEDAL has the module REGMOBVERF3 switched off',
    })
  })
})

describe('a session', () => {
  const owned = endpoints.filter(({ access }) => access === 'session')

  test.each(owned)('$id is refused without one, with a foreign one and with an expired one', async (endpoint) => {
    const { refusal, token, worlds } = await createPlatform({ scenario: 'session-expired' })
    await worlds.replace({ name: 'other', scenario: 'trial', seed: 'other' })
    const foreign = personaSession(worlds.find('other'))?.token
    const field = 'header.Authorization'
    expect(await refusal(endpoint, {})).toMatchObject({ status: 401, errorCode: 'SESSION_REQUIRED', field })
    expect(await refusal(endpoint, {}, { token: foreign })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_INVALID',
      field,
      message: 'the session belongs to the world "other", not to "default"',
    })
    expect(await refusal(endpoint, {}, { token })).toMatchObject({ status: 401, errorCode: 'SESSION_EXPIRED', field })
  })

  test('is refused if the input carries another token than the header', async () => {
    const { refusal, token } = await createPlatform({ scenario: 'member-with-favorites' })
    expect(await refusal(games.favoritesList, { token: 'another' }, { token })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_INVALID',
      field: 'token',
    })
  })

  test('can be sent as a bearer', async () => {
    const { call, token } = await createPlatform({ scenario: 'member-with-favorites' })
    await expect(call(member.memberInfo, {}, { token: `Bearer ${token}` })).resolves.toMatchObject({
      account: 'haedal_92',
    })
  })
})

describe('a world’s request rate', () => {
  test('refuses requests above it, with the time to wait, and records them', async () => {
    const { send, world, pass } = await createPlatform({ settings: { requestsPerMinute: 2 } })
    const request = () => send({ path: auth.captcha.path, headers: { ModuleId: 'VALID_CAPTCHA3' } })
    expect((await request()).status).toBe(200)
    expect((await send({ path: '/wps/nowhere' })).status).toBe(404)
    const refused = await request()
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } })
    expect(refused.headers['retry-after']).toBe('30')
    expect(world().journal.read().at(-1)).toMatchObject({ path: auth.captcha.path, errorCode: 'RATE_LIMITED' })
    pass(30_000)
    expect((await request()).status).toBe(200)
  })

  test('does not affect other worlds or the control API', async () => {
    const { call, refusal, worlds } = await createPlatform({ settings: { requestsPerMinute: 1 } })
    await worlds.replace({ name: 'other', scenario: 'default', seed: 'a' })
    await call(auth.captcha, {})
    expect(await refusal(auth.captcha, {})).toMatchObject({ errorCode: 'RATE_LIMITED' })
    await call(auth.captcha, {}, { headers: { 'X-World': 'other' } })
    await call(control.changeSettings, { settings: { requestsPerMinute: 0 } })
    await call(auth.captcha, {})
  })
})

describe('a full world', () => {
  test('answers reading calls, refuses writing ones and names the full table', async () => {
    const { call, refusal, world, worlds } = await createPlatform()
    const snapshot = world().snapshot()
    const reads = Array.from({ length: 100_000 }, (_, at) => ({ memberId: 'm-0001', announcementId: `a-${at}` }))
    await worlds.restore({ ...snapshot, tables: { ...snapshot.tables, reads } })
    await call(auth.captcha, {})
    expect(await refusal(auth.freePlayLogin, {})).toMatchObject({
      status: 507,
      errorCode: 'WORLD_FULL',
      message: 'this world has 100000 reads, the most that a world holds; reset it or create another',
    })
    await call(control.resetWorld, {})
    await call(auth.freePlayLogin, {})
  })
})

test('every status in the catalogue of errors is an error status', () => {
  for (const { status } of Object.values(gatewayErrors)) expect(status).toBeGreaterThanOrEqual(400)
})
