import type { MessageKey } from '#i18n/languages.ts'

const places = [0, 1, 2] as const
export type Place = (typeof places)[number]
export type QuestionField = `${'current' | 'question' | 'answer'}${Place}`
export type QuestionValues = Readonly<Record<QuestionField, string>>

export const questionPlaces = places

/** Returns the visible fields in their order: the current answers only if there are any. */
export const questionFields = (replaces: boolean): QuestionField[] => [
  ...(replaces ? places.map((place): QuestionField => `current${place}`) : []),
  ...places.flatMap((place): QuestionField[] => [`question${place}`, `answer${place}`]),
]

export const noAnswers = Object.fromEntries(questionFields(true).map((name) => [name, ''])) as QuestionValues

/** Returns the key of an invalid field's message, if any. */
export function questionProblem(name: QuestionField, values: QuestionValues): MessageKey | undefined {
  const value = values[name].trim()
  if (!name.startsWith('question')) return value ? undefined : 'security.answer_needed'
  if (value === '') return 'security.question_needed'
  const same = places.filter((place) => values[`question${place}`] === value)
  return same.length > 1 && name !== `question${same[0]}` ? 'security.question_repeated' : undefined
}

/** Returns the answers as the gateway expects them. */
export const answersIn = (values: QuestionValues) =>
  places.map((place) => ({ questionId: values[`question${place}`], answer: values[`answer${place}`].trim() }))
