import * as z from 'zod/mini'
import { Amount, codeSent, DialingCode, Email, MobileNumber, SmsCode } from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'

const HeadIcon = z.object({ id: z.string(), url: z.string() })

/** Masked for display; empty if there is none. */
const Masked = z.string()

export const member = resource('member', {
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    summary: 'The member of the session.',
    access: 'session',
    response: z.object({
      id: z.string(),
      nickname: z.string(),
      account: z.string(),
      type: z.int(),
      clubLabel: z.object({ labelName: z.string() }),
      headIcon: HeadIcon,
      email: Masked,
      mobile: Masked,
      payeeName: Masked,
    }),
    errors: [],
  },
  headIcons: {
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The available pictures, and the member’s current one.',
    access: 'session',
    module: 'PROFPIC3',
    response: z.object({ icons: z.array(HeadIcon), current: z.string() }),
    errors: [],
  },
  headIconSet: {
    method: 'POST',
    path: '/wps/member/info/icon',
    summary: "Sets the member's picture.",
    access: 'session',
    module: 'PROFPIC3',
    bodyType: 'form',
    body: z.object({ icon: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: HeadIcon,
    errors: ['HEAD_ICON_UNKNOWN'],
  },
  nickname: {
    method: 'POST',
    path: '/wps/member/info/nickname',
    summary: "Sets the member's nickname.",
    access: 'session',
    body: z.object({ nickname: visibleText(200) }),
    response: z.object({ nickname: z.string() }),
    errors: [],
  },
  email: {
    method: 'POST',
    path: '/wps/member/info/email',
    summary: 'Sends a code to an e-mail address; with the code, sets the member’s address.',
    access: 'session',
    body: z.object({ email: Email, verificationCode: z.optional(SmsCode) }),
    response: z.object({ email: Masked, verified: z.boolean(), ...codeSent }),
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'EMAIL_TAKEN',
      'CODE_TOO_SOON',
      'CODE_LIMIT_REACHED',
      'CODE_NOT_SENT',
      'VERIFICATION_CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_TRIES_EXCEEDED',
    ],
  },
  mobile: {
    method: 'POST',
    path: '/wps/member/info/mobile',
    summary: 'Sends a code to a mobile number; with the code, sets the member’s number.',
    access: 'session',
    body: z.object({
      mobileNum: MobileNumber,
      countryDialingCode: DialingCode,
      verificationCode: z.optional(SmsCode),
    }),
    response: z.object({ mobile: Masked, verified: z.boolean(), ...codeSent }),
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'MOBILE_TAKEN',
      'CODE_TOO_SOON',
      'CODE_LIMIT_REACHED',
      'CODE_NOT_SENT',
      'SMS_CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_TRIES_EXCEEDED',
    ],
  },
  payeeName: {
    method: 'POST',
    path: '/wps/member/info/payeename',
    summary: 'Sets the name on the bank account for payouts, once.',
    access: 'session',
    body: z.object({ payeeName: visibleText(200) }),
    response: z.object({ payeeName: Masked }),
    errors: ['REAL_ACCOUNT_REQUIRED', 'PAYEE_NAME_SET'],
  },
  fundsConsolidated: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'Moves the money of all vendors’ wallets into the main wallet. A repeated call finds nothing to move.',
    access: 'session',
    response: z.object({
      sumBalance: Amount,
      moved: Amount,
      /** Vendors under maintenance, whose wallets keep their money. */
      closed: z.array(z.string()),
    }),
    errors: [],
  },
})
