import { auth } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { memberPassword } from '#fixtures/members.ts'
import { type Step, step } from '../step.ts'
import { outbox } from './world-steps.ts'

const mobile = { mobileNum: '1055550101', countryDialingCode: '82' }
const password = { newPassword: 'parlor2027', confirmNewPassword: 'parlor2027' }
const differing = { ...password, confirmNewPassword: 'parlor2028' }
const address = { username: 'minji_k', email: 'minji@example.com' }

const phone = (name: string, over: object, expect: ErrorCode | 'ok') =>
  step(name, auth.setPasswordByPhone, { ...mobile, ...password, verificationCode: '1', ...over }, { expect })

const bySms: Step[] = [
  step('password sms', auth.sendSmsNoLogin, { ...mobile, type: 'password' }),
  step(
    'password sms to nobody',
    auth.sendSmsNoLogin,
    { ...mobile, mobileNum: '1099990000', type: 'password' },
    {
      expect: 'ACCOUNT_UNAVAILABLE',
    },
  ),
  outbox('password sms sent'),
  step('password code under way', auth.verification, { ...mobile, type: 'password' }),
  step('no code under way', auth.verification, { ...mobile, type: 'register' }),
  phone('password by a wrong code', {}, 'SMS_CODE_WRONG'),
  phone('password of nobody', { mobileNum: '1099990000' }, 'ACCOUNT_UNAVAILABLE'),
  phone('password confirmed wrongly', differing, 'PASSWORDS_DIFFER'),
  phone('password by sms', { verificationCode: '{{password sms sent.-1.code}}' }, 'ok'),
]

const ticket = { token: '{{password code taken.token}}' }

const byEmail: Step[] = [
  step('password mail', auth.passwordByEmail, address),
  step('password mail again', auth.passwordByEmail, address, { expect: 'CODE_TOO_SOON' }),
  step(
    'password mail elsewhere',
    auth.passwordByEmail,
    { ...address, email: 'x@example.com' },
    { expect: 'ACCOUNT_UNAVAILABLE' },
  ),
  outbox('password mail sent'),
  step(
    'wrong mailed code',
    auth.passwordVerification,
    { username: 'minji_k', verificationCode: '1' },
    {
      expect: 'VERIFICATION_CODE_WRONG',
    },
  ),
  step('password code taken', auth.passwordVerification, {
    username: 'minji_k',
    verificationCode: '{{password mail sent.-1.code}}',
  }),
  step(
    'password by mail',
    auth.changePassword,
    { newPassword: memberPassword, confirmNewPassword: memberPassword },
    ticket,
  ),
]

const minji = { token: '{{login of minji.token}}' }
const same = { oldPassword: memberPassword, newPassword: memberPassword, confirmNewPassword: memberPassword }

const known: Step[] = [
  step('login of minji', auth.login, { type: 'username', username: 'minji_k', password: memberPassword }),
  step(
    'change by a wrong password',
    auth.changePassword,
    { ...password, oldPassword: 'parlor2025' },
    {
      ...minji,
      expect: 'OLD_PASSWORD_WRONG',
    },
  ),
  step(
    'change confirmed wrongly',
    auth.changePassword,
    { ...differing, oldPassword: memberPassword },
    {
      ...minji,
      expect: 'PASSWORDS_DIFFER',
    },
  ),
  step('change to the same', auth.changePassword, same, { ...minji, expect: 'PASSWORD_UNCHANGED' }),
  step('change', auth.changePassword, { ...password, oldPassword: memberPassword }, minji),
]

export const passwordSteps: Step[] = [...bySms, ...byEmail, ...known]
