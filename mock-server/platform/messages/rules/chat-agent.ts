import { inLanguage, type Localised } from '#contract/localised.ts'
import type { HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { chatAgent, chatWords } from '#fixtures/messages/chat-agent.ts'
import { eachLanguage } from '#mock-server/texts/fill.ts'
import { asText } from '#mock-server/values/plain-text.ts'
import { findArticle, findByName, type HelpPlace } from './help-answer.ts'

/** The agent's answer in every language: text, a link to a page of the app, and suggested topics. */
export interface AgentAnswer {
  text: Localised
  link: { label: Localised; path: string } | null
  topics: Localised[]
}

type Topics = readonly HelpTopicFixture[]

interface Knowledge {
  topics: Topics
  /** The language of the question. */
  language: string
}

const answer = (text: Localised, over: Partial<AgentAnswer> = {}): AgentAnswer => ({
  text,
  link: null,
  topics: [],
  ...over,
})

const namesOf = (articles: readonly { title: Localised }[]) => articles.map(({ title }) => title)

/** Returns the agent's first message, which suggests all topics. */
export const greeting = (topics: Topics): AgentAnswer => answer(chatAgent.greeting, { topics: namesOf(topics) })

/** The agent's message to a member who has not written for a while. */
export const followUp: AgentAnswer = answer(chatAgent.followUp)

/** The answer of a person, if the member asked for one. */
export const personAnswer: AgentAnswer = answer(chatAgent.personAnswers)

function aboutPlace({ topic, child }: HelpPlace, topics: Topics): AgentAnswer {
  const { title, children } = topics[topic] as HelpTopicFixture
  const article = child === null ? undefined : children[child]
  if (!article) {
    return answer(
      eachLanguage(title, (name, language) => `${name}\n${inLanguage(chatAgent.topic, language)}`),
      { topics: namesOf(children) },
    )
  }
  return answer(eachLanguage(article.content, asText), {
    link: { label: chatAgent.readMore, path: `/m/helpDetail?p=${topic}&c=${child}` },
    topics: namesOf(children.filter((other) => other !== article)),
  })
}

/** Checks whether a question asks for a person. */
export const asksForPerson = (question: string): boolean => chatWords.person.test(question)

/** Returns the agent's answer: to a tapped suggestion, else for a person, else from the help centre, else small talk. */
export function answerTo(question: string, { topics, language }: Knowledge): AgentAnswer {
  const named = findByName(question, topics, language)
  if (named) return aboutPlace(named, topics)
  if (asksForPerson(question)) {
    return answer(chatAgent.person, { link: { label: chatAgent.writeLetter, path: '/m/webEmail' } })
  }
  const found = findArticle(question, topics, language)
  if (found) return aboutPlace(found, topics)
  if (chatWords.thanks.test(question)) return answer(chatAgent.thanks)
  if (chatWords.hello.test(question)) return greeting(topics)
  return answer(chatAgent.unknown, { topics: namesOf(topics) })
}
