import { inLanguage } from '#contract/localised.ts'
import type { HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { serviceLetters } from '#fixtures/messages/service-letters.ts'
import { eachLanguage, fill } from '#mock-server/texts/fill.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { textLanguages } from '#mock-server/texts/texts-of.ts'
import { asText } from '#mock-server/values/plain-text.ts'
import type { LetterRow } from '#mock-server/world/tables/messages.ts'
import { findArticle } from './help-answer.ts'

type LetterText = Pick<LetterRow, 'subject' | 'content'>

/** Returns the article that best matches a letter, in any language. */
function articleFor({ subject, content }: LetterText, topics: readonly HelpTopicFixture[]) {
  const question = `${subject.en} ${asText(content.en)}`
  const places = [languageOf(), ...textLanguages].map((language) => findArticle(question, topics, language))
  const place = places.find((found) => found !== undefined)
  return place && topics[place.topic]?.children[place.child ?? -1]
}

/** Returns customer service's answer to a letter, with the matching article of the help centre. */
export function serviceAnswer(letter: LetterText, topics: readonly HelpTopicFixture[]): LetterText {
  const { subject, opening, nothingFound, closing } = serviceLetters
  const article = articleFor(letter, topics)
  const body = article
    ? eachLanguage(article.title, (title, language) => `<h3>${title}</h3>${inLanguage(article.content, language)}`)
    : nothingFound
  return {
    subject: fill(subject, { subject: letter.subject }),
    content: eachLanguage(
      body,
      (text, language) => `${inLanguage(opening, language)}${text}${inLanguage(closing, language)}`,
    ),
  }
}
