import * as z from 'zod/mini'
import { LanguageCode, Nothing } from './primitives.ts'
import { resource } from './resource.ts'

/** How many questions a member answers. */
const securityQuestionCount = 3

const QuestionId = z.string().check(z.minLength(1), z.maxLength(32))
const Answers = z
  .array(z.object({ questionId: QuestionId, answer: z.string().check(z.minLength(1), z.maxLength(50)) }))
  .check(z.length(securityQuestionCount))

/** Masked for show; empty where there is none. */
const Masked = z.string()

export const security = resource('security', {
  securityConfig: {
    method: 'GET',
    path: '/wps/member/securityConfig',
    summary: 'What protects the account: which secrets are set, and the masked ways to reach the member.',
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
    summary: 'The questions to choose from, and those the member has answered.',
    access: 'session',
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
    summary: 'Sets the answers to three questions. Answers that are there are replaced by who knows them.',
    access: 'session',
    encrypted: true,
    body: z.object({ answers: Answers, currentAnswers: z.optional(Answers) }),
    response: Nothing,
    errors: ['REAL_ACCOUNT_REQUIRED', 'SECURITY_QUESTIONS_INVALID', 'SECURITY_ANSWER_WRONG'],
  },
})
