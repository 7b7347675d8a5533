import * as z from 'zod/mini'
import {
  CaptchaCode,
  captchaErrors,
  codeErrors,
  FirebaseChannel,
  FirebaseIdToken,
  firebaseErrors,
  Session,
  SmsRequest,
  SmsSent,
  sendErrors,
  shortText,
} from './auth-shapes.ts'
import { Email, SmsCode, Username } from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'

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

/** A person becomes a member. */
export const registration = resource('auth', {
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
})
