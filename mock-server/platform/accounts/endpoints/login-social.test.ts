import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { identity } from '#mock-server/vendors/identity/contract.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

/** Returns a login with a token that the provider's page has made. */
const by = async (
  { call }: Platform,
  subject: string,
  over: { expired?: boolean; affiliateCode?: string; recommenderId?: string; firebaseChannel?: 'google' | 'line' } = {},
) => {
  const { expired, ...fields } = over
  const { token } = await call(identity.prove, { subject, expired })
  return { type: 'social' as const, firebaseChannel: 'google' as const, firebaseIdToken: token, ...fields }
}

describe('a social sign-in', () => {
  test('registers the member the first time, and finds the same member later', async () => {
    const platform = await createPlatform()
    const first = await platform.call(auth.login, await by(platform, 'google:mina'))
    expect(first).toMatchObject({ type: 0, firstTimeLogin: true })
    expect(first.userName).toMatch(/^google_[\da-f]{6}$/)
    const again = await platform.call(auth.login, await by(platform, 'google:mina'))
    expect(again).toMatchObject({ userName: first.userName, firstTimeLogin: false })
    const other = await platform.call(auth.login, await by(platform, 'google:jun'))
    expect(other.userName).not.toBe(first.userName)
    await expect(platform.call(member.memberInfo, {}, { token: again.token })).resolves.toMatchObject({
      account: first.userName,
    })
  })

  test('takes two first sign-ins at once for one person', async () => {
    const platform = await createPlatform()
    const input = await by(platform, 'google:mina')
    const all = await Promise.all([platform.call(auth.login, input), platform.call(auth.login, input)])
    expect(new Set(all.map(({ userName }) => userName)).size).toBe(1)
  })

  test('refuses an expired, a forged and another provider’s token', async () => {
    const platform = await createPlatform()
    const field = 'body.firebaseIdToken'
    expect(await platform.refusal(auth.login, await by(platform, 'google:mina', { expired: true }))).toMatchObject({
      status: 422,
      errorCode: 'FIREBASE_TOKEN_EXPIRED',
      field,
    })
    const invalid = { status: 422, errorCode: 'FIREBASE_TOKEN_INVALID', field }
    expect(await platform.refusal(auth.login, await by(platform, 'line:mina'))).toMatchObject(invalid)
    expect(await platform.refusal(auth.login, await by(platform, '821022334455'))).toMatchObject(invalid)
    const input = await by(platform, 'google:mina')
    const forged = { ...input, firebaseIdToken: input.firebaseIdToken.replace('google:mina', 'google:jun') }
    expect(await platform.refusal(auth.login, forged)).toMatchObject(invalid)
    expect(
      platform
        .world()
        .tables.members.all()
        .filter(({ identity: of }) => of),
    ).toEqual([])
  })

  test('is refused if its flag or the third-party sign-in is off', async () => {
    const platform = await createPlatform()
    const input = await by(platform, 'google:mina')
    platform.world().changeSettings({ flags: { GOOGLELOGIN3: false } })
    expect(await platform.refusal(auth.login, input)).toMatchObject({
      errorCode: 'FEATURE_OFF',
      field: 'body.firebaseChannel',
    })
    platform.world().changeSettings({ flags: { GOOGLELOGIN3: true }, thirdPartySignIn: false })
    expect(await platform.refusal(auth.login, input)).toMatchObject({ errorCode: 'FEATURE_OFF', field: 'body.type' })
  })

  test('checks the invitation of a newcomer, and registers nobody if it is wrong', async () => {
    const platform = await createPlatform()
    const wrongCode = await by(platform, 'google:mina', { affiliateCode: 'NOBODY1' })
    expect(await platform.refusal(auth.login, wrongCode)).toMatchObject({
      errorCode: 'AFFILIATE_CODE_INVALID',
      field: 'body.affiliateCode',
    })
    const wrongFriend = await by(platform, 'google:mina', { recommenderId: 'nobody_here' })
    expect(await platform.refusal(auth.login, wrongFriend)).toMatchObject({
      errorCode: 'RECOMMENDER_UNKNOWN',
      field: 'body.recommenderId',
    })
    await expect(
      platform.call(auth.login, await by(platform, 'google:mina', { recommenderId: 'minji_k' })),
    ).resolves.toMatchObject({ firstTimeLogin: true })
  })

  test('is refused to a disabled member', async () => {
    const platform = await createPlatform()
    const input = await by(platform, 'google:mina')
    const { userName } = await platform.call(auth.login, input)
    const id = platform.world().tables.members.by('account', userName)[0]?.id ?? ''
    await platform.world().tables.members.update(id, (draft) => {
      draft.disabled = true
    })
    expect(await platform.refusal(auth.login, input)).toMatchObject({ errorCode: 'ACCOUNT_DISABLED' })
  })
})
