import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { hour } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

const username = 'haedal_92'
const right = { type: 'username', username, password: memberPassword } as const

describe('a login by username', () => {
  test('opens a session that works at once', async () => {
    const { call } = await createPlatform()
    const session = await call(auth.login, right)
    expect(session).toEqual({
      token: expect.stringMatching(/^default\.[0-9a-f]{32}$/),
      userName: username,
      type: 0,
      firstTimeLogin: false,
    })
    expect(await call(member.memberInfo, {}, { token: session.token })).toMatchObject({ account: username })
  })

  test('ignores the case of the username', async () => {
    const { call } = await createPlatform()
    expect(await call(auth.login, { ...right, username: 'HAEDAL_92' })).toMatchObject({ userName: username })
  })

  test('is a first-time login only once', async () => {
    const { call } = await createPlatform()
    const first = { ...right, username: 'newcomer' }
    expect(await call(auth.login, first)).toMatchObject({ firstTimeLogin: true })
    expect(await call(auth.login, first)).toMatchObject({ firstTimeLogin: false })
  })

  test('leaves earlier sessions open, and logout ends only its own', async () => {
    const { call, refusal } = await createPlatform()
    const [one, other] = [await call(auth.login, right), await call(auth.login, right)]
    await call(auth.logout, {}, { token: one.token })
    expect(await refusal(member.memberInfo, {}, { token: one.token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    await expect(call(member.memberInfo, {}, { token: other.token })).resolves.toMatchObject({ account: username })
  })

  test.each([
    ['an unknown account', 'nobody_here', 'ACCOUNT_UNAVAILABLE', 403],
    ['a disabled account', 'closed_account', 'ACCOUNT_DISABLED', 403],
    ['an expired trial', 'guest_0002', 'TRIAL_EXPIRED', 403],
    ['an agent desk of type 40', 'desk_forty', 'NON_MEMBER_ACCOUNT', 403],
    ['an agent desk of type 41', 'desk_fortyone', 'NON_MEMBER_ACCOUNT', 403],
    ['an agent desk of type 42', 'desk_fortytwo', 'NON_MEMBER_ACCOUNT', 403],
  ])('is refused to %s', async (_, account, errorCode, status) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.login, { ...right, username: account })).toMatchObject({
      errorCode,
      status,
      field: 'body.username',
    })
    expect(world().tables.sessions.size).toBe(0)
  })

  test('expires after the session’s lifetime', async () => {
    const { call, refusal, pass } = await createPlatform()
    const { token } = await call(auth.login, right)
    pass(12 * hour - 1)
    await call(member.memberInfo, {}, { token })
    pass(1)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_EXPIRED', status: 401 })
  })
})

describe('the two desks', () => {
  test.each([
    ['haedal_92', 'member'],
    ['highroller', 'member'],
    ['agent_seo', 'member'],
    ['agent_seo', 'agent'],
    ['desk_forty', 'agent'],
    ['desk_fortyone', 'agent'],
    ['desk_fortytwo', 'agent'],
  ] as const)('%s may log in at the %s desk', async (account, desk) => {
    const { call } = await createPlatform()
    await expect(call(auth.login, { ...right, username: account, desk })).resolves.toMatchObject({ userName: account })
  })

  test.each([
    ['haedal_92', 'agent', 'NON_AGENT_ACCOUNT'],
    ['guest_0001', 'agent', 'NON_AGENT_ACCOUNT'],
    ['desk_forty', 'member', 'NON_MEMBER_ACCOUNT'],
  ] as const)('%s may not log in at the %s desk', async (account, desk, errorCode) => {
    const { refusal, world } = await createPlatform()
    expect(await refusal(auth.login, { ...right, username: account, desk })).toMatchObject({ status: 403, errorCode })
    expect(world().tables.sessions.size).toBe(0)
  })
})

describe('a login on another device', () => {
  test('ends earlier sessions if the merchant allows a single one', async () => {
    const { call, refusal } = await createPlatform({ settings: { singleSession: true } })
    const [one, other] = [await call(auth.login, right), await call(auth.login, right)]
    expect(await refusal(member.memberInfo, {}, { token: one.token })).toMatchObject({
      status: 401,
      errorCode: 'SESSION_REPLACED',
    })
    await expect(call(member.memberInfo, {}, { token: other.token })).resolves.toMatchObject({ account: username })
  })

  test('leaves other members’ sessions open', async () => {
    const { call } = await createPlatform({ settings: { singleSession: true } })
    const minji = await call(auth.login, { ...right, username: 'minji_k' })
    await call(auth.login, right)
    await expect(call(member.memberInfo, {}, { token: minji.token })).resolves.toMatchObject({ account: 'minji_k' })
  })

  test('removes the oldest of many sessions', async () => {
    const { call, refusal, world } = await createPlatform()
    const { token } = await call(auth.login, right)
    for (let times = 0; times < 20; times += 1) await call(auth.login, right)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_INVALID' })
    expect(world().tables.sessions.size).toBe(20)
  })
})
