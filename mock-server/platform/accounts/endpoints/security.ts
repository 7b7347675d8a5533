import { inLanguage } from '#contract/localised.ts'
import type { security } from '#contract/security.ts'
import { securityQuestions } from '#fixtures/security-questions.ts'
import { checkReal } from '#mock-server/core/check-real.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { paymentPasswordOf } from '../rules/payment-password.ts'
import { answersMatch, firstInvalidAnswer } from '../rules/security-questions.ts'
import { profileOf } from './profile.ts'

const questionIds: readonly string[] = securityQuestions.map(({ id }) => id)

const answersOf = ({ tables }: World, { id }: Member) => tables.securityAnswers.by('memberId', id)

function checkAnswers({ input, fail }: Call<typeof security.securityQuestions>) {
  const wrong = firstInvalidAnswer(input.answers, questionIds)
  if (wrong === undefined) return
  fail('SECURITY_QUESTIONS_INVALID', {
    field: `body.answers.${wrong}`,
    message: `answer three different questions of ${questionIds.join(', ')}`,
  })
}

/** Replaces a member's security answers. A member who has answers must give the current ones. */
export async function setAnswers(call: Call<typeof security.securityQuestions>) {
  const { input, member, world, fail } = call
  checkReal(call)
  checkAnswers(call)
  const kept = answersOf(world, member)
  if (!answersMatch(kept, input.currentAnswers ?? [])) fail('SECURITY_ANSWER_WRONG', { field: 'body.currentAnswers' })
  const { securityAnswers } = world.tables
  for (const { memberId, questionId } of kept) securityAnswers.remove(`${memberId}/${questionId}`)
  for (const answer of input.answers) await securityAnswers.insert({ memberId: member.id, ...answer })
  return null
}

export function securityConfig({ member, world }: Call<typeof security.securityConfig>) {
  const { email, mobile, payeeName } = profileOf(member)
  return {
    password: member.password !== '',
    paymentPassword: paymentPasswordOf(member) !== undefined,
    securityQuestions: answersOf(world, member).length > 0,
    email,
    mobile,
    payeeName,
  }
}

export const customerSecurityQuestions = ({
  input,
  member,
  world,
}: Call<typeof security.customerSecurityQuestions>) => ({
  questions: securityQuestions.map(({ id, text }) => ({ id, text: inLanguage(text, languageOf(input.language)) })),
  chosen: answersOf(world, member).map(({ questionId }) => questionId),
})
