import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { beginning, createPlatform } from '#mock-server/verify/testing/platform.ts'
import { identityToken } from '../rules/identity-token.ts'

const username = 'haedal_92'

describe('a login by the third-party sign-in', () => {
  const proved = (mobile: string, over: object = {}) => ({
    type: 'firebase' as const,
    firebaseChannel: 'sms' as const,
    firebaseIdToken: identityToken(mobile, beginning + 60_000),
    firebaseMobileNo: '01022334455',
    countryDialingCode: '82',
    ...over,
  })

  test('opens the session of the member with the number', async () => {
    const { call } = await createPlatform()
    await expect(call(auth.login, proved('821022334455'))).resolves.toMatchObject({ userName: username })
  })

  test('refuses a token of another number, a changed one, and an expired one', async () => {
    const { refusal, pass } = await createPlatform()
    const field = 'body.firebaseIdToken'
    expect(await refusal(auth.login, proved('821055550101'))).toMatchObject({
      errorCode: 'FIREBASE_TOKEN_INVALID',
      field,
    })
    const changed = { firebaseIdToken: `${proved('821022334455').firebaseIdToken}0` }
    expect(await refusal(auth.login, proved('', changed))).toMatchObject({ errorCode: 'FIREBASE_TOKEN_INVALID', field })
    pass(60_000)
    expect(await refusal(auth.login, proved('821022334455'))).toMatchObject({
      errorCode: 'FIREBASE_TOKEN_EXPIRED',
      field,
    })
  })

  test('is refused for an unknown number, and if mobile login is off', async () => {
    const { refusal, world } = await createPlatform()
    const stranger = proved('821099990000', { firebaseMobileNo: '1099990000' })
    expect(await refusal(auth.login, stranger)).toMatchObject({
      errorCode: 'ACCOUNT_UNAVAILABLE',
      field: 'body.firebaseMobileNo',
    })
    world().changeSettings({ flags: { MOBILEVERCODELOGIN3: false } })
    expect(await refusal(auth.login, proved('821022334455'))).toMatchObject({ errorCode: 'FEATURE_OFF' })
  })

  test('leaves no token in the journal', async () => {
    const { call, world } = await createPlatform()
    await call(auth.login, proved('821022334455'))
    expect(JSON.stringify(world().journal.read())).not.toContain('signed-')
  })
})
