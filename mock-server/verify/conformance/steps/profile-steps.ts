import type { ErrorCode } from '#contract/errors.ts'
import { member as contract } from '#contract/member.ts'
import { type CodeOutcome, meaningfulAddresses } from '#fixtures/meaningful-addresses.ts'
import { control } from '#mock-server/control/contract.ts'
import { member, type Step, step, conformanceWorld as world } from '../step.ts'

const owned = { token: member }
const newcomer = { token: '{{newcomer signed in.token}}' }
const trial = { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' } as const

const email = (outcome: CodeOutcome, expect: ErrorCode | 'ok', code?: string) =>
  step(
    `e-mail ${code ? 'by' : 'to'} ${outcome}: ${expect}`,
    contract.email,
    { email: meaningfulAddresses[outcome].email.replace('@', '+new@'), ...(code && { verificationCode: code }) },
    { ...owned, expect },
  )

const emails: Step[] = [
  email('known', 'ok'),
  email('known', 'VERIFICATION_CODE_WRONG', '1'),
  email('known', 'ok', '123456'),
  email('soon', 'CODE_TOO_SOON'),
  email('limit', 'CODE_LIMIT_REACHED'),
  email('down', 'CODE_NOT_SENT'),
  email('expired', 'ok'),
  email('expired', 'CODE_EXPIRED', '1'),
  email('tries', 'ok'),
  email('tries', 'CODE_TRIES_EXCEEDED', '1'),
  step('e-mail of another', contract.email, { email: 'minji@example.com' }, { ...owned, expect: 'EMAIL_TAKEN' }),
  step('e-mail of a trial', contract.email, { email: 'trial@example.com' }, trial),
]

const mobile = (outcome: CodeOutcome, expect: ErrorCode | 'ok', code?: string) =>
  step(
    `mobile number ${code ? 'by' : 'to'} ${outcome}: ${expect}`,
    contract.mobile,
    { mobileNum: meaningfulAddresses[outcome].free, countryDialingCode: '84', ...(code && { verificationCode: code }) },
    { ...owned, expect },
  )

const korean = { countryDialingCode: '82' }

const mobiles: Step[] = [
  mobile('known', 'ok'),
  mobile('known', 'SMS_CODE_WRONG', '1'),
  mobile('soon', 'CODE_TOO_SOON'),
  mobile('limit', 'CODE_LIMIT_REACHED'),
  mobile('down', 'CODE_NOT_SENT'),
  mobile('expired', 'ok'),
  mobile('expired', 'CODE_EXPIRED', '1'),
  mobile('tries', 'ok'),
  mobile('tries', 'CODE_TRIES_EXCEEDED', '1'),
  step(
    'mobile number of another',
    contract.mobile,
    { mobileNum: '01055550101', ...korean },
    { ...owned, expect: 'MOBILE_TAKEN' },
  ),
  step('mobile number of a trial', contract.mobile, { mobileNum: '01077776666', ...korean }, trial),
]

export const profileSteps: Step[] = [
  step('head icons', contract.headIcons, {}, owned),
  step('head icon', contract.headIconSet, { icon: 'penguin' }, owned),
  step('no head icon', contract.headIconSet, { icon: 'none' }, { ...owned, expect: 'HEAD_ICON_UNKNOWN' }),
  step('nickname', contract.nickname, { nickname: '새 별명' }, owned),
  ...emails,
  ...mobiles,
  step('newcomer signed in', control.signIn, { world, account: 'newcomer' }),
  step('payee name', contract.payeeName, { payeeName: '김새내' }, newcomer),
  step('payee name again', contract.payeeName, { payeeName: '박새내' }, { ...newcomer, expect: 'PAYEE_NAME_SET' }),
  step('payee name of a trial', contract.payeeName, { payeeName: '김체험' }, trial),
  step('member info by now', contract.memberInfo, {}, owned),
]
