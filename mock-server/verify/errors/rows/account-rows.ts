import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import { messages } from '#contract/messages.ts'
import { meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import { memberPassword } from '#fixtures/members.ts'
import { identityToken } from '#mock-server/platform/accounts/rules/identity-token.ts'
import { call, type Line, scenario } from '../line.ts'
import { fresh, language, login, type Reproductions } from '../reproduction-parts.ts'

const korean = { countryDialingCode: '82' }
const newPassword = 'parlor2027'

/** Returns a complete registration, for a world that accepts any captcha. */
const register = (over: object): Line =>
  call(auth.register, {
    registerUrl: 'localhost',
    registerMethod: 'H5',
    username: 'brand_new',
    password: memberPassword,
    confirmPassword: memberPassword,
    payeeName: 'Hong Gildong',
    captcha: '1',
    type: 0,
    domain: 'localhost',
    ...over,
  })
const captcha = (outcome: 'pass' | 'fail' | 'expired') => scenario('settings', `captchaOutcome=${outcome}`)
const registering = (over: object) => [fresh, captcha('pass'), register(over)]

const change = (over: object) =>
  call(
    auth.changePassword,
    { oldPassword: memberPassword, newPassword, confirmNewPassword: newPassword, ...over },
    { as: 'minji_k' },
  )

const proved = (mobile: string, until: string) =>
  call(auth.login, {
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseMobileNo: '01022334455',
    ...korean,
    firebaseIdToken: identityToken(mobile, Date.parse(until)),
  })

const sendCode = (mobileNum: string) => call(auth.sendSmsNoLogin, { mobileNum, ...korean })
const codeLogin = (mobileNum: string) => [
  fresh,
  sendCode(mobileNum),
  call(auth.login, { type: 'sms', username: mobileNum, password: '1', ...korean }),
]
const { known, expired, tries, soon, limit, down } = meaningfulAddresses

/** The errors of login, registration, passwords and codes. */
export const accountRows = {
  LOGIN_PASSWORD_WRONG: [fresh, login('minji_k', { password: 'not-the-password' })],
  CAPTCHA_REQUIRED: [fresh, login('minji_k', { password: 'not-the-password' }), login('minji_k')],
  CAPTCHA_WRONG: [fresh, captcha('fail'), register({})],
  CAPTCHA_EXPIRED: [fresh, captcha('expired'), register({})],
  ACCOUNT_UNAVAILABLE: [fresh, login('nobody_here')],
  ACCOUNT_DISABLED: [fresh, login('closed_account')],
  ACCOUNT_LOCKED: [fresh, login('locked_account')],
  TRIAL_EXPIRED: [fresh, login('guest_0002')],
  TRIAL_NOT_PERMITTED: [fresh, call(messages.inboxUnread, {}, { as: 'guest_0001' })],
  REAL_ACCOUNT_REQUIRED: [fresh, call(deposit.depositBanks, language, { as: 'guest_0001' })],
  NON_MEMBER_ACCOUNT: [fresh, login('desk_forty')],
  NON_AGENT_ACCOUNT: [fresh, login('hyunwoo', { desk: 'agent' })],
  USERNAME_TAKEN: registering({ username: 'minji_k' }),
  MOBILE_TAKEN: registering({ mobileNum: '01022334455', ...korean }),
  EMAIL_TAKEN: registering({ email: 'haedal@example.com' }),
  PASSWORDS_DIFFER: registering({ confirmPassword: newPassword }),
  AFFILIATE_CODE_INVALID: registering({ affiliateCode: 'NOBODY1' }),
  RECOMMENDER_UNKNOWN: registering({ recommenderId: 'nobody_here' }),
  OLD_PASSWORD_WRONG: [fresh, change({ oldPassword: 'parlor2025' })],
  PASSWORD_UNCHANGED: [fresh, change({ newPassword: memberPassword, confirmNewPassword: memberPassword })],
  SMS_CODE_WRONG: codeLogin(known.taken),
  CODE_EXPIRED: codeLogin(expired.taken),
  CODE_TRIES_EXCEEDED: codeLogin(tries.taken),
  CODE_TOO_SOON: [fresh, sendCode(soon.taken)],
  CODE_LIMIT_REACHED: [fresh, sendCode(limit.taken)],
  CODE_NOT_SENT: [fresh, sendCode(down.taken)],
  VERIFICATION_CODE_WRONG: [
    fresh,
    call(auth.passwordByEmail, { username: known.account, email: known.email }),
    call(auth.passwordVerification, { username: known.account, verificationCode: '1' }),
  ],
  FIREBASE_TOKEN_INVALID: [fresh, proved('821055550101', '2099-01-01T00:00:00Z')],
  FIREBASE_TOKEN_EXPIRED: [fresh, proved('821022334455', '2020-01-01T00:00:00Z')],
} satisfies Reproductions
