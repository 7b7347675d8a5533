import { describe, expect, test } from 'vitest'
import { agentContracts } from '#contract/agent-contracts.ts'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { promotions } from '#contract/promotions.ts'
import { service } from '#contract/service.ts'
import { type RegisterFieldName, registerFieldNames, system } from '#contract/system.ts'
import { memberPassword } from '#fixtures/members.ts'
import type { SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { createPlatform } from '../testing/platform.ts'

/** Creates a platform with changed settings. */
async function switched(settings: SettingsPatch, scenario = 'default') {
  const platform = await createPlatform({ scenario })
  platform.world().changeSettings(settings)
  return platform
}

const newcomer = {
  registerUrl: 'localhost',
  registerMethod: 'H5',
  username: 'brand_new',
  password: memberPassword,
  confirmPassword: memberPassword,
  payeeName: '신규회원',
  type: 0,
  domain: 'localhost',
} as const
const number = { mobileNum: '1099998888', countryDialingCode: '82' }
const noCaptcha = { registerCaptcha: { enabled: false } }

describe('MOBILEVERCODELOGIN3', () => {
  const bySms = { type: 'sms', username: '1022334455', password: '000000', countryDialingCode: '82' } as const

  test('on, sends a code that can be used to log in', async () => {
    const { call, world } = await switched({ flags: { MOBILEVERCODELOGIN3: true } })
    await call(auth.sendSmsNoLogin, { mobileNum: '1022334455', countryDialingCode: '82' })
    const password = world().outbox.messages().at(-1)?.code ?? ''
    expect(await call(auth.login, { ...bySms, password })).toMatchObject({ userName: 'haedal_92' })
  })

  test('off, refuses both the code and the login', async () => {
    const { refusal } = await switched({ flags: { MOBILEVERCODELOGIN3: false } })
    expect(await refusal(auth.sendSmsNoLogin, number)).toMatchObject({ errorCode: 'FEATURE_OFF' })
    expect(await refusal(auth.login, bySms)).toMatchObject({ errorCode: 'FEATURE_OFF', field: 'body.type' })
  })
})

describe('REGMOBVERF3', () => {
  const byMobile = { ...newcomer, ...number }

  test('on, requires a verified number', async () => {
    const { refusal } = await switched({ flags: { REGMOBVERF3: true }, ...noCaptcha })
    expect(await refusal(auth.registerMobile, byMobile)).toMatchObject({ field: 'body.verificationCode' })
  })

  test('off, accepts the number without a code', async () => {
    const { call } = await switched({ flags: { REGMOBVERF3: false }, ...noCaptcha })
    await expect(call(auth.registerMobile, byMobile)).resolves.toMatchObject({ type: 0 })
  })
})

describe('MOBILENUMPASSREG3', () => {
  const withoutPassword = { ...newcomer, ...number, password: '', confirmPassword: '' }
  const flags = { REGMOBVERF3: false }

  test('on, requires a password for registration by mobile', async () => {
    const { refusal } = await switched({ flags: { ...flags, MOBILENUMPASSREG3: true }, ...noCaptcha })
    expect(await refusal(auth.registerMobile, withoutPassword)).toMatchObject({ field: 'body.password' })
  })

  test('off, requires none', async () => {
    const { call } = await switched({ flags: { ...flags, MOBILENUMPASSREG3: false }, ...noCaptcha })
    await expect(call(auth.registerMobile, withoutPassword)).resolves.toMatchObject({ type: 0 })
  })
})

test('AGENTPOLICY3 off, refuses requests for a contract', async () => {
  const on = await switched({ flags: { AGENTPOLICY3: true } }, 'agent')
  const request = agentContracts.contractRequestSalary
  await expect(on.call(request, { token: on.token }, { token: on.token })).resolves.toBeDefined()
  const off = await switched({ flags: { AGENTPOLICY3: false } }, 'agent')
  const refused = await off.refusal(request, { token: off.token }, { token: off.token })
  expect(refused).toMatchObject({ errorCode: 'FEATURE_OFF' })
})

describe('VALID_CAPTCHA3 off', () => {
  test('no login requires a captcha that is not available', async () => {
    const { call, refusal } = await switched({ modules: { VALID_CAPTCHA3: false } }, 'login-needs-captcha')
    const wrong = { type: 'username', username: 'haedal_92', password: 'not-the-password' }
    expect(await refusal(auth.login, wrong)).toMatchObject({ value: { captcha: false } })
    await expect(call(auth.login, { ...wrong, type: 'username', password: memberPassword })).resolves.toBeDefined()
    expect(await call(system.registerSettings, {})).toMatchObject({ captcha: { enabled: false } })
    await expect(call(auth.register, newcomer)).resolves.toBeDefined()
  })
})

test('CHNGPASSVERIF3 off, refuses a code for a forgotten password', async () => {
  const { refusal } = await switched({ modules: { CHNGPASSVERIF3: false } })
  const request = { mobileNum: '1022334455', countryDialingCode: '82', type: 'password' }
  expect(await refusal(auth.sendSmsNoLogin, request)).toMatchObject({ errorCode: 'FEATURE_OFF' })
})

describe('DEPRECM3 off', () => {
  const page = { pageNo: 1, pageSize: 10, language: 'KO' }
  const transfer = { amount: 50_000, bankCode: 'HANEUL', depositorName: '해달이', idempotencyKey: 'switches-deposit' }

  test('refuses the record, but returns a single deposit of the member', async () => {
    const { call, refusal, token } = await switched({ menus: [] }, 'member-with-favorites')
    const made = await call(deposit.manualTransfer, { ...transfer, language: 'KO' }, { token })
    expect(await refusal(deposit.depositReport, page, { token })).toMatchObject({ errorCode: 'FEATURE_OFF' })
    const followed = await call(deposit.depositReport, { ...page, id: made.id }, { token })
    expect(followed).toMatchObject({ content: [{ id: made.id, status: 'pending' }], total: 1 })
    expect((await call(deposit.depositReport, { ...page, id: 'none' }, { token })).content).toEqual([])
  })
})

describe('a keyed promotion', () => {
  const idsOf = async (settings: SettingsPatch) => {
    const { call } = await switched(settings)
    return (await call(promotions.promotions, {})).list.map(({ id }) => id)
  }

  test('is not offered if it is off', async () => {
    expect(await idsOf({})).toEqual(expect.arrayContaining(['app-download', 'invite-friends']))
    expect(await idsOf({ promotions: { APP_DOWNLOAD: false } })).not.toContain('app-download')
    expect(await idsOf({ promotions: { REFERRAL: false } })).not.toContain('invite-friends')
  })

  test('REFERRAL off, its call is refused', async () => {
    const { refusal, token } = await switched({ promotions: { REFERRAL: false } }, 'active-member')
    expect(await refusal(promotions.referral, {}, { token })).toMatchObject({ errorCode: 'FEATURE_OFF' })
  })
})

describe('a field of the registration', () => {
  const samples: Record<RegisterFieldName, string> = {
    paymentPassword: '246813',
    idNumber: '900101-123456',
    qqNum: '1234567',
    facebook: 'brand.new',
    wechat: 'brand_new',
    line: 'brandnew',
    whatsapp: '+821099998888',
    zalo: '+84901234567',
    email: 'brand.new@example.com',
    nickname: '새별',
    payeeName: '신규회원',
    mobileNum: number.mobileNum,
    recommenderId: 'minji_k',
    affiliateCode: 'SEO2026',
  }
  const off = Object.fromEntries(registerFieldNames.map((name) => [name, { enabled: false, required: false }]))
  const form = { ...newcomer, payeeName: undefined, countryDialingCode: '82' }
  const asking = (name: RegisterFieldName, rule: { enabled: boolean; required: boolean }) =>
    switched({ registerFields: { ...off, [name]: rule }, flags: { REGMOBVERF3: false }, ...noCaptcha })
  const keptOf = ({ world }: Awaited<ReturnType<typeof asking>>, name: string) =>
    world().tables.members.by('account', newcomer.username)[0]?.details[name]

  test.each(registerFieldNames)('%s: required, is refused if missing', async (name) => {
    const platform = await asking(name, { enabled: true, required: true })
    expect(await platform.refusal(auth.register, form)).toMatchObject({ status: 422, field: `body.${name}` })
    await platform.call(auth.register, { ...form, [name]: samples[name] })
    expect(keptOf(platform, name)).toBe(samples[name])
  })

  test.each(registerFieldNames)('%s: optional, may be missing and is validated if present', async (name) => {
    const platform = await asking(name, { enabled: true, required: false })
    const wrong = await platform.refusal(auth.register, { ...form, [name]: ' ' })
    expect(wrong).toMatchObject({ status: 422, field: `body.${name}` })
    await expect(platform.call(auth.register, form)).resolves.toBeDefined()
  })

  test.each(registerFieldNames)('%s: off, is neither required nor stored', async (name) => {
    const platform = await asking(name, { enabled: false, required: false })
    await platform.call(auth.register, { ...form, [name]: samples[name] })
    expect(keptOf(platform, name)).toBeUndefined()
  })
})

test.each(['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'LINELOGIN3', 'TWITTERLOGIN3'] as const)(
  '%s is reported to the app, in the status and in its own call',
  async (flag) => {
    for (const on of [true, false]) {
      const { call } = await switched({ flags: { [flag]: on } })
      expect((await call(service.whitelabel, {})).flags[flag]).toBe(on)
      expect((await call(system.status, {})).info.whitelabel.flags[flag]).toBe(on)
    }
  },
)
