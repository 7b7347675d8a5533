import * as z from 'zod/mini'
import { codeErrors, SmsRequest, SmsSent, sendErrors } from './auth-shapes.ts'
import { Email, Instant, Nothing, Password, SmsCode, Token, Username } from './primitives.ts'
import { resource } from './resource.ts'

const NewPassword = {
  newPassword: z.string().check(z.maxLength(128)),
  confirmNewPassword: z.string().check(z.maxLength(128)),
}

/** Identifies a code: by mobile number and purpose, or the one e-mailed to a member. */
const CodeAddress = z.discriminatedUnion('type', [
  z.extend(SmsRequest, { type: z.enum(['login', 'register', 'password', 'paymentPassword']) }),
  z.object({ type: z.literal('email'), username: Username }),
])

/** A member changes the password, or sets a forgotten one. */
export const passwords = resource('auth', {
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
