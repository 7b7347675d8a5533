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
const SmsSent = z.object({ expirationTime: Instant })

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
    summary: 'Sends a login code to a mobile number.',
    access: 'none',
    body: SmsRequest,
    response: SmsSent,
    errors: ['FEATURE_OFF', 'RATE_LIMITED'],
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
})
