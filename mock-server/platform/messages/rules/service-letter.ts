import type { HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { serviceLetters } from '#fixtures/messages/service-letters.ts'
import { asText } from '#mock-server/values/plain-text.ts'
import type { LetterRow } from '#mock-server/world/tables/messages.ts'
import { findArticle } from './help-answer.ts'

type Words = Pick<LetterRow, 'subject' | 'content'>
const languages = ['ko', 'en'] as const

/** The article that a letter is about, whichever of the two languages it is written in. */
function articleFor({ subject, content }: Words, topics: readonly HelpTopicFixture[]) {
  const question = `${subject.ko} ${asText(content.ko)}`
  const place = findArticle(question, topics, 'ko') ?? findArticle(question, topics, 'en')
  return place && topics[place.topic]?.children[place.child ?? -1]
}

/** Customer service's answer to a letter, with what the help centre has on it. */
export function serviceAnswer(letter: Words, topics: readonly HelpTopicFixture[]): Words {
  const { subject, opening, nothingFound, closing } = serviceLetters
  const article = articleFor(letter, topics)
  const body = (language: 'ko' | 'en') =>
    article ? `<h3>${article.title[language]}</h3>${article.content[language]}` : nothingFound[language]
  const each = (write: (language: 'ko' | 'en') => string) =>
    Object.fromEntries(languages.map((language) => [language, write(language)])) as Words['subject']
  return {
    subject: each((language) => subject[language].replace('{subject}', () => letter.subject[language])),
    content: each((language) => `${opening[language]}${body(language)}${closing[language]}`),
  }
}
