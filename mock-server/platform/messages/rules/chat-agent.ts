import { inLanguage } from '#contract/localised.ts'
import type { HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { chatAgent, chatWords } from '#fixtures/messages/chat-agent.ts'
import { asText } from '#mock-server/values/plain-text.ts'
import { findArticle, findByName, type HelpPlace } from './help-answer.ts'

/** The agent's answer: text, a link to a page of the app, and suggested topics. */
export interface AgentAnswer {
  text: string
  link: { label: string; path: string } | null
  topics: string[]
}

interface Knowledge {
  topics: readonly HelpTopicFixture[]
  language: string
}

const answer = (text: string, over: Partial<AgentAnswer> = {}): AgentAnswer => ({
  text,
  link: null,
  topics: [],
  ...over,
})

const topicNames = ({ topics, language }: Knowledge) => topics.map(({ title }) => inLanguage(title, language))

/** Returns the agent's first message, which suggests all topics. */
export const greeting = (knowledge: Knowledge): AgentAnswer =>
  answer(inLanguage(chatAgent.greeting, knowledge.language), { topics: topicNames(knowledge) })

/** Returns the agent's message to a member who has not written for a while. */
export const followUp = (language: string): AgentAnswer => answer(inLanguage(chatAgent.followUp, language))

/** Returns the answer of a person, if the member asked for one. */
export const personAnswer = (language: string): AgentAnswer => answer(inLanguage(chatAgent.personAnswers, language))

function aboutPlace({ topic, child }: HelpPlace, { topics, language }: Knowledge): AgentAnswer {
  const { title, children } = topics[topic] as HelpTopicFixture
  const others = children.map((article) => inLanguage(article.title, language))
  const article = child === null ? undefined : children[child]
  if (!article)
    return answer(`${inLanguage(title, language)}\n${inLanguage(chatAgent.topic, language)}`, { topics: others })
  return answer(asText(inLanguage(article.content, language)), {
    link: { label: inLanguage(chatAgent.readMore, language), path: `/m/helpDetail?p=${topic}&c=${child}` },
    topics: others.filter((_, at) => at !== child),
  })
}

/** Checks whether a question asks for a person. */
export const asksForPerson = (question: string): boolean => chatWords.person.test(question)

/** Returns the agent's answer: to a tapped suggestion, else for a person, else from the help centre, else small talk. */
export function answerTo(question: string, knowledge: Knowledge): AgentAnswer {
  const { topics, language } = knowledge
  const named = findByName(question, topics, language)
  if (named) return aboutPlace(named, knowledge)
  if (asksForPerson(question)) {
    return answer(inLanguage(chatAgent.person, language), {
      link: { label: inLanguage(chatAgent.writeLetter, language), path: '/m/webEmail' },
    })
  }
  const found = findArticle(question, topics, language)
  if (found) return aboutPlace(found, knowledge)
  if (chatWords.thanks.test(question)) return answer(inLanguage(chatAgent.thanks, language))
  if (chatWords.hello.test(question)) return greeting(knowledge)
  return answer(inLanguage(chatAgent.unknown, language), { topics: topicNames(knowledge) })
}
