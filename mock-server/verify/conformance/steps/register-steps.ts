import { auth } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { form } from '#mock-server/verify/testing/registration.ts'
import { type Step, step } from '../step.ts'
import { advance, outbox, snapshot } from './world-steps.ts'

const mobileForm = { ...form, username: '', mobileNum: '1099998888', countryDialingCode: '82' }

/** The refusals and the success of both registrations. */
function registering(method: 'register' | 'registerMobile', filled: object): Step[] {
  const endpoint = auth[method]
  const refusal = (expect: ErrorCode, over: object) =>
    step(`${method}: ${expect}`, endpoint, { ...filled, ...over }, { expect })
  const drawn = `{{${method} captcha drawn.tables.captchas.-1.code}}`
  return [
    refusal('PASSWORDS_DIFFER', { confirmPassword: 'parlor2027' }),
    refusal('AFFILIATE_CODE_INVALID', { affiliateCode: 'NOBODY1' }),
    refusal('RECOMMENDER_UNKNOWN', { recommenderId: 'nobody_here' }),
    refusal('INVALID_INPUT', { email: 'no address' }),
    refusal('CAPTCHA_REQUIRED', { captcha: '' }),
    refusal('CAPTCHA_WRONG', { captcha: '0' }),
    step(`${method} captcha`, auth.captcha),
    snapshot(`${method} captcha drawn`),
    advance(`${method} five minutes on`, '5m'),
    refusal('CAPTCHA_EXPIRED', { captcha: drawn }),
  ]
}

const withCaptcha = (name: string): Step[] => [step(`${name} captcha`, auth.captcha), snapshot(`${name} captcha drawn`)]
const captchaOf = (name: string) => `{{${name} captcha drawn.tables.captchas.-1.code}}`

export const registerSteps: Step[] = [
  step('check a free username', auth.checkUsername, { username: 'brand_new' }),
  step('check an affiliate code', auth.checkAffiliateCode, { code: 'SEO2026', domain: 'localhost' }),
  step(
    'check an unknown code',
    auth.checkAffiliateCode,
    { code: 'NONE', domain: 'x' },
    { expect: 'AFFILIATE_CODE_INVALID' },
  ),

  step('a username that is taken', auth.register, { ...form, username: 'minji_k' }, { expect: 'USERNAME_TAKEN' }),
  ...registering('register', form),
  ...withCaptcha('joining'),
  step('register', auth.register, { ...form, captcha: captchaOf('joining'), affiliateCode: 'SEO2026' }),

  ...registering('registerMobile', mobileForm),
  step('register sms', auth.sendSmsRegister, { mobileNum: '1099998888', countryDialingCode: '82' }),
  step(
    'register sms again',
    auth.sendSmsRegister,
    { mobileNum: '01099998888', countryDialingCode: '82' },
    { expect: 'CODE_TOO_SOON' },
  ),
  outbox('register sms sent'),
  ...withCaptcha('proving'),
  step(
    'register by mobile without the code',
    auth.registerMobile,
    { ...mobileForm, captcha: captchaOf('proving') },
    { expect: 'SMS_CODE_WRONG' },
  ),
  ...withCaptcha('joining by mobile'),
  step('register by mobile', auth.registerMobile, {
    ...mobileForm,
    captcha: captchaOf('joining by mobile'),
    verificationCode: '{{register sms sent.-1.code}}',
  }),
]
