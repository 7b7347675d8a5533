import { expect, test } from 'vitest'
import { answersIn, noAnswers, questionFields, questionProblem } from './question-fields.ts'

const values = {
  ...noAnswers,
  question0: 'FIRST_PET',
  answer0: ' Momo ',
  question1: 'BIRTH_CITY',
  answer1: 'Busan',
  question2: 'FIRST_PET',
  answer2: ' ',
}

test.each([
  ['question0', undefined],
  ['question1', undefined],
  ['question2', 'security.question_repeated'],
  ['answer0', undefined],
  ['answer2', 'security.answer_needed'],
  ['current0', 'security.answer_needed'],
] as const)('reports %s as %s', (name, problem) => {
  expect(questionProblem(name, values)).toBe(problem)
})

test('an unchosen question is reported', () => {
  expect(questionProblem('question0', noAnswers)).toBe('security.question_needed')
})

test('the current answers are asked only to replace them', () => {
  expect(questionFields(false)).toHaveLength(6)
  expect(questionFields(true).slice(0, 3)).toEqual(['current0', 'current1', 'current2'])
})

test('the answers are sent in order and trimmed', () => {
  expect(answersIn(values)[0]).toEqual({ questionId: 'FIRST_PET', answer: 'Momo' })
  expect(answersIn(values)).toHaveLength(3)
})
