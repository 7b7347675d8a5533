import { auth } from '#contract/auth.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { security } from '#contract/security.ts'
import { withdraw } from '#contract/withdraw.ts'
import { memberPaymentPassword } from '#fixtures/bank-cards.ts'
import { memberPassword } from '#fixtures/members.ts'
import { codeRules } from '#mock-server/platform/accounts/rules/one-time-code.ts'
import { triesAllowed } from '#mock-server/platform/money/rules/payment-password.ts'
import { member, type Step, step } from '../step.ts'
import { advance, outbox, settings } from './world-steps.ts'

const owned = { token: member }
const trial = { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' } as const
const language = { language: 'EN' }
const paymentPassword = memberPaymentPassword

const logIn = (username: string) =>
  step(`${username} logs in to withdraw`, auth.login, { type: 'username', username, password: memberPassword })
const tokenOf = (username: string) => `{{${username} logs in to withdraw.token}}`

const newPassword = { newPaymentPassword: '135790', confirmPaymentPassword: '135790' }
const card = { bankCode: 'NAMU', cardNumber: '1002-123-456789', payeeName: '박지갑', paymentPassword, ...language }
const request = { cardId: '{{cards.cards.0.id}}', amount: 50_000, paymentPassword, ...language }

const setting = (name: string, input: object, details: object) =>
  step(`payment password ${name}`, security.paymentPassword, input, details)
const adding = (name: string, over: object, details: object) =>
  step(`bank card ${name}`, security.bankCard, { ...card, ...over }, details)
const asking = (name: string, over: object, expect: ErrorCode | 'ok' = 'ok', token = member) =>
  step(
    `withdrawal ${name}`,
    withdraw.withdraw,
    { ...request, idempotencyKey: `conformance ${name}`, ...over },
    { token, expect },
  )

const newcomer: Step[] = [
  logIn('newcomer'),
  step('no payment password yet', security.hasWithdrawalPassword, {}, { token: tokenOf('newcomer') }),
  adding('before the password', {}, { token: tokenOf('newcomer'), expect: 'PAYMENT_PASSWORD_UNSET' }),
  asking('before the password', {}, 'PAYMENT_PASSWORD_UNSET', tokenOf('newcomer')),
  setting('set', newPassword, { token: tokenOf('newcomer') }),
  setting(
    'set to the same',
    { ...newPassword, oldPaymentPassword: '135790' },
    { token: tokenOf('newcomer'), expect: 'PASSWORD_UNCHANGED' },
  ),
  setting(
    'with different repetitions',
    { ...newPassword, confirmPaymentPassword: '1' },
    { token: tokenOf('newcomer'), expect: 'PASSWORDS_DIFFER' },
  ),
  setting('of a trial', newPassword, trial),
  adding('before the name', {}, { token: tokenOf('newcomer'), expect: 'PAYEE_NAME_UNSET' }),
]

const penniless: Step[] = [
  logIn('penniless'),
  step('cards of the penniless', withdraw.bankCards, language, { token: tokenOf('penniless') }),
  adding('in another name', { payeeName: '김민지' }, { token: tokenOf('penniless'), expect: 'PAYEE_NAME_DIFFERS' }),
  adding(
    'with a wrong password',
    { paymentPassword: '0' },
    { token: tokenOf('penniless'), expect: 'PAYMENT_PASSWORD_WRONG' },
  ),
  adding('of a trial', {}, trial),
  ...[1, 2, 3, 4].map((at) => adding(`${at}`, { cardNumber: `10021234567${at}` }, { token: tokenOf('penniless') })),
  adding('twice', { cardNumber: '100212345671' }, { token: tokenOf('penniless'), expect: 'BANK_CARD_TAKEN' }),
  adding('too many', {}, { token: tokenOf('penniless'), expect: 'BANK_CARD_LIMIT' }),
  asking(
    'without money',
    { cardId: '{{cards of the penniless.cards.0.id}}' },
    'INSUFFICIENT_FUNDS',
    tokenOf('penniless'),
  ),
]

/** The turnover of the daily bonus from the deposit steps is not complete yet. */
const withoutTurnover: Step[] = [
  step('cards', withdraw.bankCards, language, owned),
  step('cards of a trial', withdraw.bankCards, language, trial),
  advance('a deposit with a bonus arrives', '1m'),
  asking('before the turnover', {}, 'TURNOVER_UNMET'),
]

const cancelling = (name: string, over: object, expect: ErrorCode | 'ok' = 'ok', token = tokenOf('highroller')) =>
  step(
    `cancelled withdrawal ${name}`,
    withdraw.cancelWithdrawal,
    { id: '{{withdrawal a third time.id}}', ...language, ...over },
    { token, expect },
  )

const cancelled: Step[] = [
  settings('cancelling on', { flags: { WITHDRAWCANCEL3: true } }),
  settings('safer play on beside cancelling', { flags: { SAFERPLAY3: true } }),
  cancelling('with safer play', {}, 'FEATURE_OFF'),
  settings('safer play off beside cancelling', { flags: { SAFERPLAY3: false } }),
  cancelling('of a trial', {}, 'REAL_ACCOUNT_REQUIRED', '{{trial.token}}'),
  cancelling('of another member', {}, 'WITHDRAWAL_UNKNOWN', member),
  cancelling('while it is pending', {}),
  cancelling('a second time', {}, 'WITHDRAWAL_SETTLED'),
  settings('cancelling off', { flags: { WITHDRAWCANCEL3: false } }),
]

const rich: Step[] = [
  logIn('highroller'),
  step('cards of highroller', withdraw.bankCards, language, { token: tokenOf('highroller') }),
  ...(
    [
      ['asked for', {}, 'ok'],
      ['repeated', { idempotencyKey: 'conformance asked for' }, 'ok'],
      [
        'of another amount by the same key',
        { idempotencyKey: 'conformance asked for', amount: 60_000 },
        'IDEMPOTENCY_KEY_REUSED',
      ],
      ['to no card', { cardId: 'none' }, 'BANK_CARD_UNKNOWN'],
      ['of too little', { amount: 1 }, 'WITHDRAW_LIMIT'],
      ['that will be refused', { amount: 110_000 }, 'ok'],
      ['a third time', { amount: 10_000 }, 'ok'],
      ['once too often', {}, 'WITHDRAW_DAY_LIMIT'],
    ] as const
  ).map(([name, over, expect]) =>
    asking(name, { cardId: '{{cards of highroller.cards.0.id}}', ...over }, expect, tokenOf('highroller')),
  ),
  ...cancelled,
  advance('the review is over', '1m'),
  step(
    'withdraw report',
    withdraw.withdrawReport,
    { startTime: 0, endTime: 9_000_000_000_000, pageNo: 1, pageSize: 20, status: 'refused', ...language },
    { token: tokenOf('highroller') },
  ),
  ...Array.from({ length: triesAllowed }, (_, at) =>
    asking(
      `with wrong password ${at + 1}`,
      { cardId: '{{cards of highroller.cards.0.id}}', amount: 10_000, paymentPassword: '0' },
      at + 1 < triesAllowed ? 'PAYMENT_PASSWORD_WRONG' : 'PAYMENT_PASSWORD_LOCKED',
      tokenOf('highroller'),
    ),
  ),
  setting('after too many attempts', newPassword, { token: tokenOf('highroller'), expect: 'PAYMENT_PASSWORD_LOCKED' }),
  adding(
    'after too many attempts',
    { payeeName: 'Diana Diamond' },
    { token: tokenOf('highroller'), expect: 'PAYMENT_PASSWORD_LOCKED' },
  ),
  setting('without the old one', newPassword, { ...owned, expect: 'PAYMENT_PASSWORD_WRONG' }),
  asking('of a trial', {}, 'REAL_ACCOUNT_REQUIRED', '{{trial.token}}'),
]

const newOne = { newPaymentPassword: '975310', confirmPaymentPassword: '975310' }
const resetting = (name: string, over: object, details: object) =>
  step(
    `payment password reset ${name}`,
    security.paymentPasswordReset,
    { ...newOne, type: 'sms', verificationCode: '000000', ...over },
    details,
  )
const sentCode = { verificationCode: '{{codes for payment passwords.-1.code}}' }
const sms = { mobileNum: '1022334455', countryDialingCode: '82', type: 'paymentPassword' }
const mail = { username: 'haedal_92', email: 'haedal@example.com', type: 'paymentPassword' }

/** The first code expires, the second is guessed wrongly, the third is accepted. */
const forgotten: Step[] = [
  resetting('of a trial', {}, trial),
  resetting('without a number', {}, { token: tokenOf('penniless'), expect: 'CONTACT_UNSET' }),
  resetting('with different repetitions', { confirmPaymentPassword: '1' }, { ...owned, expect: 'PASSWORDS_DIFFER' }),
  resetting('without a code', {}, { ...owned, expect: 'VERIFICATION_CODE_WRONG' }),
  step('a code for the payment password', auth.sendSmsNoLogin, sms),
  step('when it runs out', auth.verification, sms),
  advance('the code runs out', '3m'),
  resetting('too late', {}, { ...owned, expect: 'CODE_EXPIRED' }),
  step('another code for the payment password', auth.sendSmsNoLogin, sms),
  ...Array.from({ length: codeRules.tries }, (_, at) =>
    resetting(`guessed ${at + 1}`, { verificationCode: '0' }, { ...owned, expect: 'VERIFICATION_CODE_WRONG' }),
  ),
  resetting('guessed too often', { verificationCode: '0' }, { ...owned, expect: 'CODE_TRIES_EXCEEDED' }),
  step('a code by e-mail for the payment password', auth.passwordByEmail, mail),
  outbox('codes for payment passwords'),
  resetting('by e-mail', { type: 'email', ...sentCode }, owned),
]

/** Ends the sessions one by one, because later steps use the same members. */
const goodbye = ['newcomer', 'penniless', 'highroller'].map((username) =>
  step(`${username} has withdrawn`, auth.logout, {}, { token: tokenOf(username) }),
)

export const withdrawSteps: Step[] = [...withoutTurnover, ...newcomer, ...penniless, ...rich, ...forgotten, ...goodbye]
