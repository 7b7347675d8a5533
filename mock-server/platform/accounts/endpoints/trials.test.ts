import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { hour } from '#contract/time-units.ts'
import { createPlatform } from '#mock-server/verify/testing/platform.ts'

describe('a free trial', () => {
  test('opens a session of a new account of type 4 with play money', async () => {
    const { call, world } = await createPlatform()
    const [one, other] = [await call(auth.freePlayLogin, {}), await call(auth.freePlayLogin, {})]
    expect(one).toMatchObject({ userName: expect.stringMatching(/^guest_/), customerType: 4 })
    expect(one.userName).not.toBe(other.userName)
    const { id } = await call(member.memberInfo, {}, { token: one.token })
    expect(world().ledger.balance(`member:${id}`)).toBe(1_000_000)
  })

  test('can be created first and entered later by its name', async () => {
    const { call, world } = await createPlatform()
    const made = await call(auth.createTrialAccount, {})
    expect(made.expiresAt).toBe(world().clock.now() + 24 * hour)
    expect(await call(auth.trialUser, {})).toEqual(made)
    expect(await call(auth.freePlayLogin, { username: made.name })).toMatchObject({ userName: made.name })
    expect(await call(auth.trialUser, {})).toEqual({ name: null, expiresAt: null })
  })

  test('expires together with its sessions and cannot be entered again', async () => {
    const { call, refusal, pass } = await createPlatform({ settings: { trialLife: hour } })
    const { token, userName } = await call(auth.freePlayLogin, {})
    const waiting = await call(auth.createTrialAccount, {})
    pass(hour - 1)
    await call(member.memberInfo, {}, { token })
    pass(1)
    expect(await refusal(member.memberInfo, {}, { token })).toMatchObject({ errorCode: 'SESSION_EXPIRED' })
    expect(await call(auth.trialUser, {})).toEqual({ name: null, expiresAt: null })
    for (const username of [userName, waiting.name, 'haedal_92', 'nobody_here']) {
      expect(await refusal(auth.freePlayLogin, { username })).toMatchObject({
        status: 403,
        errorCode: 'TRIAL_EXPIRED',
        field: 'body.username',
      })
    }
  })
})
