import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { day } from '#contract/time-units.ts'
import { memberPassword } from '#fixtures/members.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const username = 'haedal_92'
const right = { type: 'username', username, password: memberPassword } as const
const wrong = { ...right, password: 'not-the-password' }

describe('wrong passwords in a row', () => {
  const settings = { captchaAfter: 10, lockAfter: 3, lockLife: 600_000 }
  const failTwice = async ({ refusal }: Platform) => {
    for (const _ of [1, 2])
      expect(await refusal(auth.login, wrong)).toMatchObject({ errorCode: 'LOGIN_PASSWORD_WRONG' })
  }

  test('lock the account for every login method until the lock ends', async () => {
    const platform = await createPlatform({ settings })
    const lockedUntil = platform.world().clock.now() + 600_000
    const locked = { status: 403, errorCode: 'ACCOUNT_LOCKED', value: { captcha: false, lockedUntil } }
    await failTwice(platform)
    expect(await platform.refusal(auth.login, wrong)).toMatchObject({ ...locked, field: 'body.username' })
    expect(await platform.refusal(auth.login, right)).toMatchObject(locked)
    platform.pass(599_999)
    expect(await platform.refusal(auth.login, right)).toMatchObject(locked)
    platform.pass(1)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('are reset by a login and by the end of a lock', async () => {
    const platform = await createPlatform({ settings })
    await failTwice(platform)
    await platform.call(auth.login, right)
    await failTwice(platform)
    await platform.refusal(auth.login, wrong)
    platform.pass(600_000)
    await failTwice(platform)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('never lock if the setting is 0', async () => {
    const platform = await createPlatform({ settings: { ...settings, lockAfter: 0 } })
    for (let times = 0; times < 9; times += 1) await platform.refusal(auth.login, wrong)
    await expect(platform.call(auth.login, right)).resolves.toMatchObject({ userName: username })
  })

  test('have locked one seeded member for a day', async () => {
    const { call, refusal, pass } = await createPlatform()
    const account = { ...right, username: 'locked_account' }
    expect(await refusal(auth.login, account)).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' })
    pass(day)
    await expect(call(auth.login, account)).resolves.toMatchObject({ userName: 'locked_account' })
  })
})
