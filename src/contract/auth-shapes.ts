import * as z from 'zod/mini'
import { codeSent, DialingCode, MobileNumber, Token } from './primitives.ts'
import { visibleText } from './visible-text.ts'

export const MemberType = z.int()
export const shortText = z.optional(visibleText(200))

export const CaptchaCode = z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'up to 6 digits')))

/** The proof of a number by the third-party sign-in, instead of an SMS code. */
export const FirebaseChannel = z.literal('sms')
export const FirebaseIdToken = z.string().check(z.minLength(1), z.maxLength(4_000))

export const SmsRequest = z.object({ mobileNum: MobileNumber, countryDialingCode: DialingCode })
export const SmsSent = z.object(codeSent)

export const sendErrors = ['CODE_TOO_SOON', 'CODE_LIMIT_REACHED', 'CODE_NOT_SENT'] as const
export const codeErrors = ['CODE_EXPIRED', 'CODE_TRIES_EXCEEDED'] as const
export const captchaErrors = ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG', 'CAPTCHA_EXPIRED'] as const
export const firebaseErrors = ['FIREBASE_TOKEN_INVALID', 'FIREBASE_TOKEN_EXPIRED'] as const
export const Session = z.object({ token: Token, userName: z.string(), type: MemberType, firstTimeLogin: z.boolean() })
