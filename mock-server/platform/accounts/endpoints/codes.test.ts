import { describe, expect, test } from 'vitest'
import { auth } from '#contract/auth.ts'
import { minute } from '#contract/time-units.ts'
import { type CodeOutcome, knownCode, lateBy, meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import { lastCode } from '#mock-server/verify/testing/codes.ts'
import { createPlatform, type Platform } from '#mock-server/verify/testing/platform.ts'

const mobile = { mobileNum: '01022334455', countryDialingCode: '82' }
const next = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }

const login = (password: string, username = mobile.mobileNum) => ({
  type: 'sms' as const,
  username,
  password,
  countryDialingCode: '82',
})
/** Without lock and captcha, so that every refusal is the code's. */
const patient = { settings: { lockAfter: 0, captchaAfter: 99 } }

describe('a code', () => {
  test('is invalid after five wrong tries, but a new one is valid', async () => {
    const platform = await createPlatform(patient)
    await platform.call(auth.sendSmsNoLogin, mobile)
    const code = lastCode(platform)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await platform.refusal(auth.login, login(wrong))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
    }
    expect(await platform.refusal(auth.login, login(code))).toMatchObject({
      status: 429,
      errorCode: 'CODE_TRIES_EXCEEDED',
      field: 'body.password',
    })
    platform.pass(minute)
    await platform.call(auth.sendSmsNoLogin, mobile)
    await expect(platform.call(auth.login, login(lastCode(platform)))).resolves.toMatchObject({ type: 0 })
  })

  test('replaces the previous one', async () => {
    const platform = await createPlatform(patient)
    await platform.call(auth.sendSmsNoLogin, mobile)
    const first = lastCode(platform)
    platform.pass(minute)
    await platform.call(auth.sendSmsNoLogin, mobile)
    expect(await platform.refusal(auth.login, login(first))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
    await platform.call(auth.login, login(lastCode(platform)))
  })

  test('opens one session, even if used in parallel', async () => {
    const platform = await createPlatform(patient)
    await platform.call(auth.sendSmsNoLogin, mobile)
    const right = login(lastCode(platform))
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => platform.call(auth.login, right)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(platform.world().tables.sessions.size).toBe(1)
  })

  test('is valid only for its number', async () => {
    const platform = await createPlatform(patient)
    await platform.call(auth.sendSmsNoLogin, mobile)
    await platform.call(auth.sendSmsNoLogin, { ...mobile, mobileNum: '01055550101' })
    const forMinji = lastCode(platform)
    expect(await platform.refusal(auth.login, login(forMinji))).toMatchObject({ errorCode: 'SMS_CODE_WRONG' })
    await expect(platform.call(auth.login, login(forMinji, '1055550101'))).resolves.toMatchObject({
      userName: 'minji_k',
    })
  })
})

describe('codes to one number', () => {
  test('are limited to five an hour, for all purposes', async () => {
    const platform = await createPlatform()
    for (let sent = 0; sent < 5; sent += 1) {
      if (sent % 2) await platform.call(auth.sendSmsRegister, mobile)
      else await platform.call(auth.sendSmsNoLogin, mobile)
      platform.pass(minute)
    }
    const refused = { status: 429, errorCode: 'CODE_LIMIT_REACHED', field: 'body.mobileNum' }
    expect(await platform.refusal(auth.sendSmsNoLogin, mobile)).toMatchObject(refused)
    expect(await platform.refusal(auth.sendSmsRegister, mobile)).toMatchObject(refused)
    await platform.call(auth.sendSmsNoLogin, { ...mobile, mobileNum: '01055550101' })
    platform.pass(55 * minute)
    await platform.call(auth.sendSmsNoLogin, mobile)
  })
})

describe('a meaningful number or address', () => {
  const sms = (platform: Platform, outcome: CodeOutcome) =>
    platform.call(auth.sendSmsNoLogin, { ...mobile, mobileNum: meaningfulAddresses[outcome].taken })
  const smsRefusal = (platform: Platform, outcome: CodeOutcome, password: string) =>
    platform.refusal(auth.login, login(password, meaningfulAddresses[outcome].taken))

  test('exists with a member and without one, by SMS and by e-mail', async () => {
    const { world } = await createPlatform()
    for (const { free, taken, account, email } of Object.values(meaningfulAddresses)) {
      expect(world().tables.members.by('mobile', `82${taken.slice(1)}`)).toMatchObject([
        { account, details: { email } },
      ])
      expect(world().tables.members.by('mobile', `82${free.slice(1)}`)).toEqual([])
    }
  })

  test('known: the code is always the same', async () => {
    const platform = await createPlatform()
    await sms(platform, 'known')
    expect(lastCode(platform)).toBe(knownCode)
    await platform.call(auth.login, login(knownCode, meaningfulAddresses.known.taken))
  })

  test('late: the code arrives later by the world’s clock and is valid then', async () => {
    const platform = await createPlatform()
    await sms(platform, 'late')
    const { clock, schedule, outbox } = platform.world()
    await schedule.moveTo(clock.now() + lateBy - 1)
    expect(outbox.messages()).toEqual([])
    await schedule.moveTo(clock.now() + 1)
    expect(outbox.messages()).toMatchObject([{ at: clock.now(), channel: 'sms' }])
    expect(platform.world().tables.lateMessages.size).toBe(0)
    await platform.call(auth.login, login(lastCode(platform), meaningfulAddresses.late.taken))
  })

  test('never: nothing arrives', async () => {
    const platform = await createPlatform()
    await sms(platform, 'never')
    const { clock, schedule, outbox } = platform.world()
    await schedule.moveTo(clock.now() + 60 * minute)
    expect(outbox.messages()).toEqual([])
  })

  test.each([
    ['wrong', 'SMS_CODE_WRONG'],
    ['expired', 'CODE_EXPIRED'],
    ['tries', 'CODE_TRIES_EXCEEDED'],
  ] as const)('%s: the code that arrives is refused as %s', async (outcome, errorCode) => {
    const platform = await createPlatform()
    await sms(platform, outcome)
    expect(await smsRefusal(platform, outcome, lastCode(platform))).toMatchObject({ errorCode })
  })

  test.each([
    ['soon', 'CODE_TOO_SOON', 429, 'it takes one code in 60 s for the same purpose; wait, then request it again'],
    ['limit', 'CODE_LIMIT_REACHED', 429, 'it takes 5 codes in 60 minutes; wait, or use another number or address'],
    ['down', 'CODE_NOT_SENT', 503, 'messages to it cannot be sent at the moment; use another number or address'],
  ] as const)('%s: asking for a code is refused as %s', async (outcome, errorCode, status, reason) => {
    const { refusal, world } = await createPlatform()
    const number = { ...mobile, mobileNum: meaningfulAddresses[outcome].free }
    expect(await refusal(auth.sendSmsRegister, number)).toMatchObject({
      status,
      errorCode,
      field: 'body.mobileNum',
      message: `no code was sent to 82${number.mobileNum.slice(1)}: ${reason}`,
    })
    const { account: username, email } = meaningfulAddresses[outcome]
    expect(await refusal(auth.passwordByEmail, { username, email })).toMatchObject({ status, errorCode })
    expect(world().tables.codes.size).toBe(0)
  })

  test('has the same meaning by e-mail', async () => {
    const platform = await createPlatform()
    const { account: username, email } = meaningfulAddresses.wrong
    await platform.call(auth.passwordByEmail, { username, email })
    const typed = { username, verificationCode: lastCode(platform) }
    expect(await platform.refusal(auth.passwordVerification, typed)).toMatchObject({
      errorCode: 'VERIFICATION_CODE_WRONG',
    })
  })

  test('has its meaning with any dialling code, and for a password reset', async () => {
    const platform = await createPlatform()
    const abroad = { mobileNum: meaningfulAddresses.known.free, countryDialingCode: '+84' }
    await platform.call(auth.sendSmsRegister, abroad)
    expect(platform.world().outbox.messages().at(-1)).toMatchObject({ to: '841000000001', code: knownCode })
    const own = { mobileNum: meaningfulAddresses.known.taken, countryDialingCode: '82' }
    await platform.call(auth.sendSmsNoLogin, { ...own, type: 'password' })
    await platform.call(auth.setPasswordByPhone, { ...own, ...next, verificationCode: knownCode })
  })
})

describe('the setting codeOutcome gives every code the same outcome', () => {
  test('whatever its address', async () => {
    const platform = await createPlatform({ settings: { ...patient.settings, codeOutcome: 'known' } })
    await platform.call(auth.sendSmsNoLogin, mobile)
    await expect(platform.call(auth.login, login(knownCode))).resolves.toMatchObject({ type: 0 })
  })

  test('also of an address with another', async () => {
    const platform = await createPlatform({ settings: { codeOutcome: 'never' } })
    await platform.call(auth.sendSmsNoLogin, { ...mobile, mobileNum: meaningfulAddresses.known.taken })
    expect(platform.world().outbox.messages()).toEqual([])
  })

  test('and a refusal', async () => {
    const { refusal } = await createPlatform({ settings: { codeOutcome: 'down' } })
    expect(await refusal(auth.sendSmsNoLogin, mobile)).toMatchObject({ errorCode: 'CODE_NOT_SENT' })
  })
})

describe('the answer to a sent code', () => {
  test.each([
    ['instant', (now: number) => ({ expirationTime: now + 3 * minute })],
    ['minutes', () => ({ expiredMinutes: 3 })],
    ['none', () => ({})],
  ] as const)('with codeExpiry %s says when it expires in that form', async (codeExpiry, sent) => {
    const { call, world } = await createPlatform({ settings: { codeExpiry } })
    const expected = sent(world().clock.now())
    await expect(call(auth.sendSmsNoLogin, mobile)).resolves.toEqual(expected)
    await expect(call(auth.sendSmsRegister, { ...mobile, mobileNum: '01099990000' })).resolves.toEqual(expected)
    await expect(call(auth.passwordByEmail, { username: 'haedal_92', email: 'haedal@example.com' })).resolves.toEqual(
      expected,
    )
  })
})
