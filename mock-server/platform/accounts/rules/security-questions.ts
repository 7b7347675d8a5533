export interface SecurityAnswer {
  questionId: string
  answer: string
}

/** Normalizes an answer for comparison, ignoring case, spaces and Unicode composition. */
const plainAnswer = (answer: string): string => answer.normalize('NFC').replace(/\s+/g, '').toLowerCase()

/** Returns the index of the first invalid answer: to an unknown or repeated question, or only spaces. */
export function firstInvalidAnswer(answers: readonly SecurityAnswer[], known: readonly string[]): number | undefined {
  const questions = answers.map(({ questionId }) => questionId)
  const wrong = answers.findIndex(
    ({ questionId, answer }, at) =>
      !known.includes(questionId) || questions.indexOf(questionId) < at || plainAnswer(answer) === '',
  )
  return wrong < 0 ? undefined : wrong
}

/** Checks that every stored answer is matched by a given one. */
export const answersMatch = (stored: readonly SecurityAnswer[], given: readonly SecurityAnswer[]): boolean =>
  stored.every(({ questionId, answer }) =>
    given.some((one) => one.questionId === questionId && plainAnswer(one.answer) === plainAnswer(answer)),
  )
