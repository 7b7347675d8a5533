import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { type CodeOutcome, meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import { memberPassword } from '#fixtures/members.ts'
import { identityToken } from '#mock-server/platform/accounts/rules/identity-token.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'
import { identity } from '#mock-server/vendors/identity/contract.ts'
import { form } from '#mock-server/verify/testing/registration.ts'
import { type Step, step } from '../step.ts'
import { settings } from './world-steps.ts'

const korean = { countryDialingCode: '82' }
const someday = Date.parse('2099-01-01T00:00:00Z')
const longAgo = Date.parse('2020-01-01T00:00:00Z')

const login = (name: string, input: object, expect: GatewayErrorCode | 'ok') =>
  step(name, auth.login, { type: 'username', password: memberPassword, ...input }, { expect })

const accounts: Step[] = [
  login('login of a disabled account', { username: 'closed_account' }, 'ACCOUNT_DISABLED'),
  login('login of a locked account', { username: 'locked_account' }, 'ACCOUNT_LOCKED'),
  login('login of an expired trial', { username: 'guest_0002' }, 'TRIAL_EXPIRED'),
  login('login at the agents’ desk', { username: 'desk_forty', desk: 'agent' }, 'ok'),
  login('login of a member at the agents’ desk', { username: 'hyunwoo', desk: 'agent' }, 'NON_AGENT_ACCOUNT'),
]

const again = { username: 'emily_r' }

const devices: Step[] = [
  settings('one device each', { singleSession: true }),
  login('login on a device', again, 'ok'),
  login('login on another device', again, 'ok'),
  step(
    'member info on the first',
    member.memberInfo,
    {},
    {
      token: '{{login on a device.token}}',
      expect: 'SESSION_REPLACED',
    },
  ),
  settings('many devices each', { singleSession: false }),
]

const firebase = { type: 'firebase', firebaseChannel: 'sms', firebaseMobileNo: '01022334455', ...korean }
const google = { type: 'social', firebaseChannel: 'google' }
const newcomer = { ...google, firebaseIdToken: '{{proof of another account.token}}' }
const proof = (mobile: string, until: number) => ({ firebaseIdToken: identityToken(mobile, until) })

const thirdParty: Step[] = [
  login('login by a proved number', { ...firebase, ...proof('821022334455', someday) }, 'ok'),
  login('login by another number', { ...firebase, ...proof('821055550101', someday) }, 'FIREBASE_TOKEN_INVALID'),
  login('login by an old proof', { ...firebase, ...proof('821022334455', longAgo) }, 'FIREBASE_TOKEN_EXPIRED'),
  step('proof of an account', identity.prove, { subject: 'google:mina' }),
  login('first social login', { ...google, firebaseIdToken: '{{proof of an account.token}}' }, 'ok'),
  login('second social login', { ...google, firebaseIdToken: '{{proof of an account.token}}' }, 'ok'),
  step('proof of another account', identity.prove, { subject: 'google:jun' }),
  login('social login with a wrong code', { ...newcomer, affiliateCode: 'NOBODY1' }, 'AFFILIATE_CODE_INVALID'),
  login('social login with a wrong friend', { ...newcomer, recommenderId: 'nobody_here' }, 'RECOMMENDER_UNKNOWN'),
  login('social login by an old proof', { ...google, ...proof('google:mina', longAgo) }, 'FIREBASE_TOKEN_EXPIRED'),
]

const sms = (outcome: CodeOutcome, expect: GatewayErrorCode | 'ok' = 'ok') =>
  step(`sms: ${outcome}`, auth.sendSmsNoLogin, { mobileNum: meaningfulAddresses[outcome].taken, ...korean }, { expect })
const bySms = (outcome: CodeOutcome, expect: GatewayErrorCode) =>
  login(
    `login by sms: ${outcome}`,
    { type: 'sms', username: meaningfulAddresses[outcome].taken, password: '1', ...korean },
    expect,
  )

const smsLogins: Step[] = [
  sms('limit', 'CODE_LIMIT_REACHED'),
  sms('down', 'CODE_NOT_SENT'),
  sms('expired'),
  bySms('expired', 'CODE_EXPIRED'),
  sms('tries'),
  bySms('tries', 'CODE_TRIES_EXCEEDED'),
]

const registerSms = (outcome: CodeOutcome, expect: GatewayErrorCode | 'ok' = 'ok') =>
  step(
    `register sms: ${outcome}`,
    auth.sendSmsRegister,
    { mobileNum: meaningfulAddresses[outcome].free, ...korean },
    { expect },
  )

/** Returns the errors of a registration for a number or an address. */
function registering(method: 'register' | 'registerMobile'): Step[] {
  const refusal = (expect: GatewayErrorCode, over: object) =>
    step(
      `${method}: ${expect}`,
      auth[method],
      { ...form, ...korean, username: 'newer_still', captcha: '1', ...over },
      { expect },
    )
  const coded = (outcome: CodeOutcome) => ({ mobileNum: meaningfulAddresses[outcome].free, verificationCode: '1' })
  const number = { mobileNum: '01077778888' }
  return [
    refusal('MOBILE_TAKEN', { mobileNum: '01022334455' }),
    refusal('EMAIL_TAKEN', { ...number, email: 'HAEDAL@example.com' }),
    refusal('SMS_CODE_WRONG', { ...number, verificationCode: '1' }),
    refusal('CODE_EXPIRED', coded('expired')),
    refusal('CODE_TRIES_EXCEEDED', coded('tries')),
    refusal('FIREBASE_TOKEN_INVALID', { ...number, ...proof('821022334455', someday) }),
    refusal('FIREBASE_TOKEN_EXPIRED', { ...number, ...proof('821077778888', longAgo) }),
  ]
}

const registrations: Step[] = [
  step('check a free e-mail address', auth.checkEmail, { email: 'new@example.com' }),
  registerSms('limit', 'CODE_LIMIT_REACHED'),
  registerSms('down', 'CODE_NOT_SENT'),
  registerSms('expired'),
  registerSms('tries'),
  settings('captchas pass', { captchaOutcome: 'pass' }),
  ...registering('register'),
  ...registering('registerMobile'),
  settings('captchas are judged', { captchaOutcome: 'judged' }),
]

const next = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }

const forgottenBySms = (outcome: CodeOutcome, expect: GatewayErrorCode): Step[] => {
  const mobile = { mobileNum: meaningfulAddresses[outcome].taken, ...korean }
  return [
    step(`password sms: ${outcome}`, auth.sendSmsNoLogin, { ...mobile, type: 'password' }),
    step(
      `password by sms: ${outcome}`,
      auth.setPasswordByPhone,
      { ...mobile, ...next, verificationCode: '1' },
      { expect },
    ),
  ]
}

const mail = (outcome: CodeOutcome, expect: GatewayErrorCode | 'ok' = 'ok') => {
  const { account, email } = meaningfulAddresses[outcome]
  return step(`password mail: ${outcome}`, auth.passwordByEmail, { username: account, email }, { expect })
}
const forgottenByMail = (outcome: CodeOutcome, expect: GatewayErrorCode): Step[] => {
  const code = { username: meaningfulAddresses[outcome].account, verificationCode: '1' }
  return [mail(outcome), step(`mailed code: ${outcome}`, auth.passwordVerification, code, { expect })]
}

const forgotten: Step[] = [
  ...forgottenBySms('expired', 'CODE_EXPIRED'),
  ...forgottenBySms('tries', 'CODE_TRIES_EXCEEDED'),
  mail('limit', 'CODE_LIMIT_REACHED'),
  mail('down', 'CODE_NOT_SENT'),
  ...forgottenByMail('expired', 'CODE_EXPIRED'),
  ...forgottenByMail('tries', 'CODE_TRIES_EXCEEDED'),
]

const trials: Step[] = [
  step('trial made', auth.createTrialAccount),
  step('trial that waits', auth.trialUser),
  step('trial entered', auth.freePlayLogin, { username: '{{trial made.name}}' }),
  step('expired trial', auth.freePlayLogin, { username: 'guest_0002' }, { expect: 'TRIAL_EXPIRED' }),
  step('password on a trial', auth.changePassword, next, {
    token: '{{trial entered.token}}',
    expect: 'REAL_ACCOUNT_REQUIRED',
  }),
]

export const accountSteps: Step[] = [
  ...accounts,
  ...devices,
  ...thirdParty,
  ...smsLogins,
  ...registrations,
  ...forgotten,
  ...trials,
]
