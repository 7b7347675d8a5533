import * as z from 'zod/mini'
import {
  CaptchaCode,
  captchaErrors,
  codeErrors,
  FirebaseChannel,
  FirebaseIdToken,
  firebaseErrors,
  MemberType,
  Session,
  SmsRequest,
  SmsSent,
  sendErrors,
  shortText,
} from './auth-shapes.ts'
import { passwords } from './passwords.ts'
import { DialingCode, Instant, MobileNumber, Nothing, Password, SmsCode, Token, Username } from './primitives.ts'
import { registration } from './registration.ts'
import { resource } from './resource.ts'

/** Members and agents log in at separate desks; defaults to the members' desk. */
const Desk = z.optional(z.enum(['member', 'agent']))
const common = { captcha: CaptchaCode, desk: Desk }

/** The accounts elsewhere with which a person can sign in. */
export const socialProviders = ['facebook', 'google', 'line', 'twitter'] as const

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
  /** The first sign-in registers the member; only it uses the affiliate code and the recommender. */
  z.object({
    type: z.literal('social'),
    firebaseChannel: z.enum(socialProviders),
    firebaseIdToken: FirebaseIdToken,
    affiliateCode: shortText,
    recommenderId: shortText,
    ...common,
  }),
])

/**
 * The value of a failed login. If `captcha` is true, the next try needs the code of a captcha image; `lockedUntil` is the
 * end of a lock after wrong passwords.
 */
export const LoginRefusal = z.object({ captcha: z.boolean(), lockedUntil: z.optional(Instant) })

/** The purpose of a code: `login` by default, or to set a password or a payment password. */
const SmsRequestNoLogin = z.extend(SmsRequest, {
  type: z.optional(z.enum(['login', 'password', 'paymentPassword'])),
})
const sessions = resource('auth', {
  login: {
    method: 'POST',
    path: '/wps/session/login',
    summary: 'Opens a session by username and password, by mobile number and SMS code, or by the third-party sign-in.',
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
      'AFFILIATE_CODE_INVALID',
      'RECOMMENDER_UNKNOWN',
      'TIME_OUT_ACTIVE',
      'SELF_EXCLUDED',
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
})

export const auth = { ...sessions, ...registration, ...passwords }
