import { security } from '#contract/security.ts'
import { member, type Step, step } from '../step.ts'

const owned = { token: member }
const answers = [
  { questionId: 'FIRST_PET', answer: 'Momo' },
  { questionId: 'BIRTH_CITY', answer: '부산' },
  { questionId: 'FIRST_CAR', answer: 'Pony' },
]
const repeated = answers.with(1, { questionId: 'FIRST_PET', answer: 'Momo' })

const set = (name: string, input: object, details: object) =>
  step(name, security.securityQuestions, input, { ...owned, ...details })

export const securitySteps: Step[] = [
  step('security config', security.securityConfig, {}, owned),
  step('security questions', security.customerSecurityQuestions, { language: 'KO' }, owned),
  set('answer one question twice', { answers: repeated }, { expect: 'SECURITY_QUESTIONS_INVALID' }),
  set('answer the questions', { answers }, {}),
  set('answer others', { answers }, { expect: 'SECURITY_ANSWER_WRONG' }),
  set('answer others, known', { answers, currentAnswers: answers }, {}),
  set('answer on a trial', { answers }, { token: '{{trial.token}}', expect: 'REAL_ACCOUNT_REQUIRED' }),
]
