import * as z from 'zod/mini'
import { Instant, Nothing, Password, Token, Username } from './primitives.ts'
import { resource } from './resource.ts'

const MemberType = z.int()
const shortText = z.optional(z.string().check(z.maxLength(200)))

const CaptchaCode = z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'up to 6 digits')))
const SmsCode = z.string().check(z.regex(/^\d{0,10}$/, 'up to 10 digits'))
const MobileNumber = z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^\d+$/, 'digits only'))
const DialingCode = z.string().check(z.regex(/^\+?\d{1,4}$/, 'a country dialling code such as 82'))

/** An SMS login sends the mobile number as `username` and the code as `password`. */
const LoginPayload = z.discriminatedUnion('type', [
  z.object({ type: z.literal('username'), username: Username, password: Password, captcha: CaptchaCode }),
  z.object({
    type: z.literal('sms'),
    username: MobileNumber,
    password: SmsCode,
    captcha: CaptchaCode,
    countryDialingCode: DialingCode,
  }),
])

/** `captcha` in a failed login's value asks for the code of a captcha image with the next try. */
export const LoginRefusal = z.object({ captcha: z.boolean() })

const RegistrationPayload = z.object({
  countryDialingCode: shortText,
  registerUrl: z.string().check(z.maxLength(253)),
  registerMethod: z.enum(['APP', 'H5', 'PWA', 'WEBCLIP']),
  username: z.string().check(z.maxLength(64)),
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
})

const SmsRequest = z.object({ mobileNum: MobileNumber, countryDialingCode: DialingCode })
/** What a code is for: to log in, unless it says that a password is to be set. */
const SmsRequestNoLogin = z.extend(SmsRequest, { type: z.optional(z.enum(['login', 'password'])) })
const SmsSent = z.object({ expirationTime: Instant })

const NewPassword = {
  newPassword: z.string().check(z.maxLength(128)),
  confirmNewPassword: z.string().check(z.maxLength(128)),
}

/** Whose code is asked about: a mobile number's, by what it is for, or the one e-mailed to a member. */
const CodeAddress = z.discriminatedUnion('type', [
  z.extend(SmsRequest, { type: z.enum(['login', 'register', 'password']) }),
  z.object({ type: z.literal('email'), username: Username }),
])

const Session = z.object({ token: Token, userName: z.string(), type: MemberType, firstTimeLogin: z.boolean() })

export const auth = resource('auth', {
  login: {
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Opens a session by username and password, or by mobile number and SMS code.',
    access: 'none',
    encrypted: true,
    body: LoginPayload,
    response: Session,
    errors: [
      'LOGIN_PASSWORD_WRONG',
      'FEATURE_OFF',
      'SMS_CODE_WRONG',
      'ACCOUNT_UNAVAILABLE',
      'NON_MEMBER_ACCOUNT',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'CAPTCHA_EXPIRED',
    ],
  },
  freePlayLogin: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    summary: 'Opens a session of a new trial account.',
    access: 'none',
    module: 'FREEPLAY3',
    response: z.object({ token: Token, userName: z.string(), customerType: MemberType }),
    errors: [],
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
    errors: [
      'USERNAME_TAKEN',
      'PASSWORDS_DIFFER',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'CAPTCHA_EXPIRED',
      'AFFILIATE_CODE_INVALID',
      'RECOMMENDER_UNKNOWN',
    ],
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Registers a member by a mobile number proved by an SMS code and opens its first session.',
    access: 'none',
    module: 'MOBILENUMREG3',
    encrypted: true,
    body: RegistrationPayload,
    response: Session,
    errors: [
      'USERNAME_TAKEN',
      'SMS_CODE_WRONG',
      'PASSWORDS_DIFFER',
      'CAPTCHA_REQUIRED',
      'CAPTCHA_WRONG',
      'CAPTCHA_EXPIRED',
      'AFFILIATE_CODE_INVALID',
      'RECOMMENDER_UNKNOWN',
    ],
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
    summary: 'A new numeric captcha as a data URI; it may be used once and expires.',
    access: 'none',
    module: 'VALID_CAPTCHA3',
    response: z.string(),
    errors: [],
  },
  sendSmsNoLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    summary: 'Sends a code to a mobile number: to log in with, or to set a forgotten password.',
    access: 'none',
    body: SmsRequestNoLogin,
    response: SmsSent,
    errors: ['FEATURE_OFF', 'RATE_LIMITED', 'ACCOUNT_UNAVAILABLE'],
  },
  sendSmsRegister: {
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary: 'Sends a registration code to a mobile number.',
    access: 'none',
    module: 'REGMOBVERF3',
    body: SmsRequest,
    response: SmsSent,
    errors: ['RATE_LIMITED'],
  },
  checkUsername: {
    method: 'GET',
    path: '/wps/check/username',
    summary: 'Whether a username may be registered.',
    access: 'none',
    module: 'REGISTER_REE3',
    query: z.object({ username: Username }),
    response: z.object({ available: z.boolean() }),
    errors: [],
  },
  checkAffiliateCode: {
    method: 'GET',
    path: '/wps/check/affiliateCode',
    summary: 'Whether an affiliate or invitation code is known for the domain.',
    access: 'none',
    query: z.object({ code: z.string().check(z.maxLength(200)), domain: z.string().check(z.maxLength(253)) }),
    response: z.object({ code: z.string() }),
    errors: ['AFFILIATE_CODE_INVALID'],
  },
  verification: {
    method: 'GET',
    path: '/wps/verification',
    summary: 'When the code that was sent last runs out; null when none is under way.',
    access: 'none',
    query: CodeAddress,
    response: z.object({ expirationTime: z.nullable(Instant) }),
    errors: [],
  },
  setPasswordByPhone: {
    method: 'POST',
    path: '/wps/member/password/phone',
    summary: 'Sets a forgotten password by an SMS code, and ends every session of the member.',
    access: 'none',
    module: 'CHNGPASSVERIF3',
    encrypted: true,
    body: z.extend(SmsRequest, { verificationCode: SmsCode, ...NewPassword }),
    response: Nothing,
    errors: ['SMS_CODE_WRONG', 'ACCOUNT_UNAVAILABLE', 'PASSWORDS_DIFFER'],
  },
  passwordByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    summary: 'Sends a code to the e-mail address of a member who has forgotten the password.',
    access: 'none',
    body: z.object({ username: Username, email: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: SmsSent,
    errors: ['ACCOUNT_UNAVAILABLE', 'RATE_LIMITED'],
  },
  passwordVerification: {
    method: 'POST',
    path: '/wps/member/password/verification',
    summary:
      'Takes the e-mailed code for a token of ten minutes, with which the password may be changed and nothing else.',
    access: 'none',
    body: z.object({ username: Username, verificationCode: SmsCode }),
    response: z.object({ token: Token }),
    errors: ['VERIFICATION_CODE_WRONG'],
  },
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    summary:
      "Changes the password and ends the member's other sessions. The old one is not asked of an e-mail code's token.",
    access: 'session',
    encrypted: true,
    body: z.object({ oldPassword: z.optional(Password), ...NewPassword }),
    response: Nothing,
    errors: ['OLD_PASSWORD_WRONG', 'PASSWORDS_DIFFER', 'PASSWORD_UNCHANGED'],
  },
})
