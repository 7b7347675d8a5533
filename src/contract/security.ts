import * as z from 'zod/mini'
import { Instant, LanguageCode, Nothing } from './primitives.ts'
import { resource } from './resource.ts'
import { visibleText } from './visible-text.ts'
import { BankCard } from './withdraw.ts'

/** The number of questions that a member answers. */
const securityQuestionCount = 3

const QuestionId = z.string().check(z.minLength(1), z.maxLength(32))
const Answers = z
  .array(z.object({ questionId: QuestionId, answer: z.string().check(z.minLength(1), z.maxLength(50)) }))
  .check(z.length(securityQuestionCount))

/** Masked for display; empty if there is none. */
const Masked = z.string()

const PaymentPassword = z.string().check(z.maxLength(64))

export const security = resource('security', {
  securityConfig: {
    method: 'GET',
    path: '/wps/member/securityConfig',
    summary: 'The security of the account: which secrets are set, and the masked contact data.',
    access: 'session',
    module: 'SECPRIV',
    response: z.object({
      password: z.boolean(),
      paymentPassword: z.boolean(),
      securityQuestions: z.boolean(),
      email: Masked,
      mobile: Masked,
      payeeName: Masked,
    }),
    errors: [],
  },
  customerSecurityQuestions: {
    method: 'GET',
    path: '/wps/member/customerSecurityQuestions',
    summary: 'The available questions, and those that the member has answered.',
    access: 'session',
    feature: 'SECPRIV',
    query: z.object({ language: LanguageCode }),
    response: z.object({
      questions: z.array(z.object({ id: QuestionId, text: z.string() })),
      chosen: z.array(QuestionId),
    }),
    errors: [],
  },
  securityQuestions: {
    method: 'POST',
    path: '/wps/member/securityQuestions',
    summary: 'Sets the answers to three questions. Replacing existing answers requires the current ones.',
    access: 'session',
    feature: 'SECPRIV',
    encrypted: true,
    body: z.object({ answers: Answers, currentAnswers: z.optional(Answers) }),
    response: Nothing,
    errors: ['REAL_ACCOUNT_REQUIRED', 'SECURITY_QUESTIONS_INVALID', 'SECURITY_ANSWER_WRONG'],
  },
  hasWithdrawalPassword: {
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    summary: 'Reports if a payment password is set, how many tries are left, and when a lock ends.',
    access: 'session',
    response: z.object({
      hasWithdrawalPassword: z.boolean(),
      triesLeft: z.int(),
      lockedUntil: z.nullable(Instant),
    }),
    errors: [],
  },
  paymentPassword: {
    method: 'POST',
    path: '/wps/member/paymentPassword',
    summary: 'Sets the payment password; changing an existing one requires the old one.',
    access: 'session',
    encrypted: true,
    body: z.object({
      oldPaymentPassword: z.optional(PaymentPassword),
      newPaymentPassword: PaymentPassword,
      confirmPaymentPassword: PaymentPassword,
    }),
    response: Nothing,
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'PASSWORDS_DIFFER',
      'PASSWORD_UNCHANGED',
      'PAYMENT_PASSWORD_WRONG',
      'PAYMENT_PASSWORD_LOCKED',
    ],
  },
  paymentPasswordReset: {
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    summary:
      'Sets a forgotten payment password with a code sent to the member’s mobile number or e-mail address, and ends a lock after wrong tries.',
    access: 'session',
    encrypted: true,
    body: z.object({
      type: z.enum(['sms', 'email']),
      verificationCode: z.string().check(z.regex(/^\d{0,10}$/, 'up to 10 digits')),
      newPaymentPassword: PaymentPassword,
      confirmPaymentPassword: PaymentPassword,
    }),
    response: Nothing,
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'PASSWORDS_DIFFER',
      'CONTACT_UNSET',
      'VERIFICATION_CODE_WRONG',
      'CODE_EXPIRED',
      'CODE_TRIES_EXCEEDED',
    ],
  },
  bankCard: {
    method: 'POST',
    path: '/wps/member/bankCard',
    summary: 'Adds a bank account for payouts. It must be in the member’s own name.',
    access: 'session',
    encrypted: true,
    body: z.object({
      bankCode: z.string().check(z.minLength(1), z.maxLength(32)),
      cardNumber: z.string().check(z.regex(/^[\d-]{8,24}$/, '8 to 20 digits')),
      payeeName: visibleText(50).check(z.minLength(1)),
      paymentPassword: PaymentPassword,
      language: LanguageCode,
    }),
    response: BankCard,
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'PAYEE_NAME_UNSET',
      'PAYEE_NAME_DIFFERS',
      'BANK_CARD_LIMIT',
      'BANK_CARD_TAKEN',
      'PAYMENT_PASSWORD_UNSET',
      'PAYMENT_PASSWORD_WRONG',
      'PAYMENT_PASSWORD_LOCKED',
    ],
  },
})
