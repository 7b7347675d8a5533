export interface SecurityAnswer {
  questionId: string
  answer: string
}

/** How an answer is kept and compared: case, spaces and how a letter was composed do not count. */
const plainAnswer = (answer: string): string => answer.normalize('NFC').replace(/\s+/g, '').toLowerCase()

/** The first answer that cannot be taken: to an unknown question, to one answered already, or of nothing but spaces. */
export function firstWrongAnswer(answers: readonly SecurityAnswer[], known: readonly string[]): number | undefined {
  const asked = answers.map(({ questionId }) => questionId)
  const wrong = answers.findIndex(
    ({ questionId, answer }, at) =>
      !known.includes(questionId) || asked.indexOf(questionId) < at || plainAnswer(answer) === '',
  )
  return wrong < 0 ? undefined : wrong
}

/** Whether every question that was answered before is answered the same now. */
export const answersMatch = (kept: readonly SecurityAnswer[], given: readonly SecurityAnswer[]): boolean =>
  kept.every(({ questionId, answer }) =>
    given.some((one) => one.questionId === questionId && plainAnswer(one.answer) === plainAnswer(answer)),
  )
