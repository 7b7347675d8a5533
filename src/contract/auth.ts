import * as z from 'zod/mini'
import {
  codeSent,
  DialingCode,
  Email,
  Instant,
  MobileNumber,
  Nothing,
  Password,
  SmsCode,
  Token,
  Username,
} from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'

const MemberType = z.int()
const shortText = z.optional(visibleText(200))

const CaptchaCode = z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'up to 6 digits')))

/** Members and agents log in at separate desks; defaults to the members' desk. */
const Desk = z.optional(z.enum(['member', 'agent']))
const common = { captcha: CaptchaCode, desk: Desk }

/** The proof of a number by the third-party sign-in, instead of an SMS code. */
const FirebaseChannel = z.literal('sms')
const FirebaseIdToken = z.string().check(z.minLength(1), z.maxLength(4_000))

/** An SMS login sends the mobile number as `username` and the code as `password`. */
const LoginPayload = z.discriminatedUnion('type', [
  z.object({ type: z.literal('username'), username: Username, password: Password, ...common }),
  z.object({
    type: z.literal('sms'),
    username: MobileNumber,
    password: SmsCode,
    countryDialingCode: DialingCode,
    ...common,
  }),
  z.object({
    type: z.literal('firebase'),
    firebaseChannel: FirebaseChannel,
    firebaseIdToken: FirebaseIdToken,
    firebaseMobileNo: MobileNumber,
    countryDialingCode: DialingCode,
    ...common,
  }),
])

/**
 * The value of a failed login. If `captcha` is true, the next try needs the code of a captcha image; `lockedUntil` is the
 * end of a lock after wrong passwords.
 */
export const LoginRefusal = z.object({ captcha: z.boolean(), lockedUntil: z.optional(Instant) })

const RegistrationPayload = z.object({
  countryDialingCode: shortText,
  registerUrl: z.string().check(z.maxLength(253)),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: visibleText(64),
  password: z.string().check(z.maxLength(128)),
  confirmPassword: z.string().check(z.maxLength(128)),
  affiliateCode: shortText,
  paymentPassword: shortText,
  recommenderId: shortText,
  nickname: shortText,
  payeeName: shortText,
  email: shortText,
  mobileNum: z.optional(z.string().check(z.maxLength(20))),
  idNumber: shortText,
  qqNum: shortText,
  facebook: shortText,
  wechat: shortText,
  line: shortText,
  whatsapp: shortText,
  zalo: shortText,
  captcha: CaptchaCode,
  type: z.literal(0),
  domain: z.string().check(z.maxLength(253)),
  verificationCode: z.optional(SmsCode),
  firebaseChannel: z.optional(FirebaseChannel),
  firebaseIdToken: z.optional(FirebaseIdToken),
})

const SmsRequest = z.object({ mobileNum: MobileNumber, countryDialingCode: DialingCode })
/** The purpose of a code: `login` by default, or to set a password or a payment password. */
const SmsRequestNoLogin = z.extend(SmsRequest, {
  type: z.optional(z.enum(['login', 'password', 'paymentPassword'])),
})
const SmsSent = z.object(codeSent)

const sendErrors = ['CODE_TOO_SOON', 'CODE_LIMIT_REACHED', 'CODE_NOT_SENT'] as const
const codeErrors = ['CODE_EXPIRED', 'CODE_TRIES_EXCEEDED'] as const
const captchaErrors = ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'CAPTCHA_EXPIRED'] as const
const firebaseErrors = ['FIREBASE_TOKEN_INVALID', 'FIREBASE_TOKEN_EXPIRED'] as const
/** Errors of both registrations; every given number must be verified. */
const registerErrors = [
  'PASSWORDS_DIFFER',
  'EMAIL_TAKEN',
  'MOBILE_TAKEN',
  'AFFILIATE_CODE_INVALID',
  'RECOMMENDER_UNKNOWN',
  'SMS_CODE_WRONG',
  ...captchaErrors,
  ...codeErrors,
  ...firebaseErrors,
] as const

const NewPassword = {
  newPassword: z.string().check(z.maxLength(128)),
  confirmNewPassword: z.string().check(z.maxLength(128)),
}

/** Identifies a code: by mobile number and purpose, or the one e-mailed to a member. */
const CodeAddress = z.discriminatedUnion('type', [
  z.extend(SmsRequest, { type: z.enum(['login', 'register', 'password', 'paymentPassword']) }),
  z.object({ type: z.literal('email'), username: Username }),
])

const Session = z.object({ token: Token, userName: z.string(), type: MemberType, firstTimeLogin: z.boolean() })

export const auth = resource('auth', {
  login: {
    method: 'POST',
    path: '/wps/session/login',
    summary:
      'Opens a session by username and password, by mobile number and SMS code, or by a number verified by the third-party sign-in.',
    access: 'none',
    encrypted: true,
    body: LoginPayload,
    response: Session,
    errors: [
      'FEATURE_OFF',
      'ACCOUNT_UNAVAILABLE',
      'ACCOUNT_DISABLED',
      'ACCOUNT_LOCKED',
      'TRIAL_EXPIRED',
      'LOGIN_PASSWORD_WRONG',
      'SMS_CODE_WRONG',
      'NON_MEMBER_ACCOUNT',
      'NON_AGENT_ACCOUNT',
      ...captchaErrors,
      ...codeErrors,
      ...firebaseErrors,
    ],
  },
  freePlayLogin: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Opens a session of a trial account: a new one, or an existing one that has not ended.',
    access: 'none',
    module: 'FREEPLAY3',
    body: z.object({ username: z.optional(Username) }),
    response: z.object({ token: Token, userName: z.string(), customerType: MemberType }),
    errors: ['TRIAL_EXPIRED'],
  },
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Registers a member by username and opens its first session.',
    access: 'none',
    module: 'REGISTER_REE3',
    encrypted: true,
    body: RegistrationPayload,
    response: Session,
    errors: ['USERNAME_TAKEN', ...registerErrors],
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary:
      'Registers a member by mobile number and opens its first session; verifies the number if the merchant requires it.',
    access: 'none',
    module: 'MOBILENUMREG3',
    encrypted: true,
    body: RegistrationPayload,
    response: Session,
    errors: registerErrors,
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'Ends the session.',
    access: 'session',
    response: Nothing,
    errors: [],
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    summary: 'Creates a numeric captcha and returns it as a data URI; it works once and expires.',
    access: 'none',
    module: 'VALID_CAPTCHA3',
    response: z.string(),
    errors: [],
  },
  sendSmsNoLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Sends a code to a mobile number, to log in or to set a forgotten password or payment password.',
    access: 'none',
    body: SmsRequestNoLogin,
    response: SmsSent,
    errors: ['FEATURE_OFF', 'ACCOUNT_UNAVAILABLE', ...sendErrors],
  },
  sendSmsRegister: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary: 'Sends a registration code to a mobile number.',
    access: 'none',
    module: 'REGMOBVERF3',
    body: SmsRequest,
    response: SmsSent,
    errors: sendErrors,
  },
  checkUsername: {
    method: 'GET',
    path: '/wps/check/username',
    summary: 'Checks if a username is available.',
    access: 'none',
    module: 'REGISTER_REE3',
    query: z.object({ username: Username }),
    response: z.object({ available: z.boolean() }),
    errors: [],
  },
  checkEmail: {
    method: 'GET',
    path: '/wps/check/email',
    summary: 'Checks if an e-mail address is available.',
    access: 'none',
    query: z.object({ email: Email }),
    response: z.object({ available: z.boolean() }),
    errors: [],
  },
  checkAffiliateCode: {
    method: 'GET',
    path: '/wps/check/affiliateCode',
    summary: 'Checks if an affiliate or invitation code exists for the domain.',
    access: 'none',
    query: z.object({ code: z.string().check(z.maxLength(200)), domain: z.string().check(z.maxLength(253)) }),
    response: z.object({ code: z.string() }),
    errors: ['AFFILIATE_CODE_INVALID'],
  },
  trialUser: {
    method: 'GET',
    path: '/wps/member/trialuser',
    summary: 'Returns the newest trial account without a login; null if there is none.',
    access: 'none',
    feature: 'FREEPLAY3',
    response: z.object({ name: z.nullable(z.string()), expiresAt: z.nullable(Instant) }),
    errors: [],
  },
  createTrialAccount: {
    method: 'POST',
    path: '/wps/member/trialuser',
    summary: 'Creates a trial account with play money, for the free-play login.',
    access: 'none',
    feature: 'FREEPLAY3',
    response: z.object({ name: z.string(), expiresAt: Instant }),
    errors: [],
  },
  verification: {
    method: 'GET',
    path: '/wps/verification',
    summary: 'Returns when the last code expires; null if no code is pending.',
    access: 'none',
    query: CodeAddress,
    response: z.object({ expirationTime: z.nullable(Instant) }),
    errors: [],
  },
  setPasswordByPhone: {
    method: 'POST',
    path: '/wps/member/password/phone',
    summary: 'Sets a forgotten password with an SMS code, and ends every session of the member.',
    access: 'none',
    module: 'CHNGPASSVERIF3',
    encrypted: true,
    body: z.extend(SmsRequest, { verificationCode: SmsCode, ...NewPassword }),
    response: Nothing,
    errors: ['ACCOUNT_UNAVAILABLE', 'PASSWORDS_DIFFER', 'SMS_CODE_WRONG', ...codeErrors],
  },
  passwordByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    summary: 'Sends a code to the e-mail address of a member who has forgotten the password, or the payment password.',
    access: 'none',
    body: z.object({
      username: Username,
      email: Email,
      type: z.optional(z.enum(['password', 'paymentPassword'])),
    }),
    response: SmsSent,
    errors: ['ACCOUNT_UNAVAILABLE', ...sendErrors],
  },
  passwordVerification: {
    method: 'POST',
    path: '/wps/member/password/verification',
    summary: 'Exchanges the e-mailed code for a token that is valid for ten minutes and only to change the password.',
    access: 'none',
    body: z.object({ username: Username, verificationCode: SmsCode }),
    response: z.object({ token: Token }),
    errors: ['VERIFICATION_CODE_WRONG', ...codeErrors],
  },
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    summary:
      "Changes the password and ends the member's other sessions. A token of an e-mailed code needs no old password.",
    access: 'session',
    encrypted: true,
    body: z.object({ oldPassword: z.optional(Password), ...NewPassword }),
    response: Nothing,
    errors: ['REAL_ACCOUNT_REQUIRED', 'OLD_PASSWORD_WRONG', 'PASSWORDS_DIFFER', 'PASSWORD_UNCHANGED'],
  },
})
