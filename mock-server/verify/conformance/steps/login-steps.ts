import { auth } from '#contract/auth.ts'
import { member } from '#contract/member.ts'
import { memberPassword } from '#fixtures/members.ts'
import { type Step, step } from '../step.ts'
import { advance, outbox, settings, snapshot } from './world-steps.ts'

const minji = { type: 'username', username: 'minji_k', password: memberPassword }
const wrong = { ...minji, password: 'not-the-password' }
const mobile = { mobileNum: '055550101', countryDialingCode: '82' }
const bySms = (code: string) => ({ type: 'sms', username: '55550101', password: code, countryDialingCode: '8210' })
const number = { mobileNum: '55550101', countryDialingCode: '8210' }

const byUsername: Step[] = [
  step('login', auth.login, { ...minji, username: 'haedal_92' }),
  step('login of nobody', auth.login, { ...minji, username: 'nobody_here' }, { expect: 'ACCOUNT_UNAVAILABLE' }),
  step('login at the wrong desk', auth.login, { ...minji, username: 'desk_forty' }, { expect: 'NON_MEMBER_ACCOUNT' }),
  step('login with a wrong password', auth.login, wrong, { expect: 'LOGIN_PASSWORD_WRONG' }),
  step('login without the captcha', auth.login, minji, { expect: 'CAPTCHA_REQUIRED' }),
  step('login with a wrong captcha', auth.login, { ...minji, captcha: '0' }, { expect: 'CAPTCHA_WRONG' }),
  step('captcha', auth.captcha),
  snapshot('captcha drawn'),
  step('login with the captcha', auth.login, { ...minji, captcha: '{{captcha drawn.tables.captchas.-1.code}}' }),
]

const bySmsCode: Step[] = [
  step('sms', auth.sendSmsNoLogin, number),
  step('sms again', auth.sendSmsNoLogin, number, { expect: 'CODE_TOO_SOON' }),
  outbox('sms sent'),
  step('login by sms', auth.login, bySms('{{sms sent.-1.code}}')),
  step('login by the same sms', auth.login, bySms('{{sms sent.-1.code}}'), { expect: 'SMS_CODE_WRONG' }),
  settings('sms off', { flags: { MOBILEVERCODELOGIN3: false } }),
  step('sms while it is off', auth.sendSmsNoLogin, mobile, { expect: 'FEATURE_OFF' }),
  step('login by sms while it is off', auth.login, bySms('123456'), { expect: 'FEATURE_OFF' }),
  settings('sms on', { flags: { MOBILEVERCODELOGIN3: true } }),
]

const late: Step[] = [
  step('captcha kept too long', auth.captcha),
  snapshot('captcha kept'),
  advance('six minutes on', '6m'),
  step(
    'login with a late captcha',
    auth.login,
    { ...minji, captcha: '{{captcha kept.tables.captchas.-1.code}}' },
    { expect: 'CAPTCHA_EXPIRED' },
  ),
]

const visits: Step[] = [
  step('free trial', auth.freePlayLogin),
  step('logout', auth.logout, {}, { token: '{{free trial.token}}' }),
  step(
    'member info after the logout',
    member.memberInfo,
    {},
    { token: '{{free trial.token}}', expect: 'SESSION_INVALID' },
  ),
]

export const loginSteps: Step[] = [...byUsername, ...bySmsCode, ...late, ...visits]
