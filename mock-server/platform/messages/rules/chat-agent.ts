import { inLanguage } from '#contract/localised.ts'
import type { HelpTopicFixture } from '#fixtures/help/help-text.ts'
import { chatAgent, chatWords } from '#fixtures/messages/chat-agent.ts'
import { asText } from '#mock-server/values/plain-text.ts'
import { findArticle, type HelpPlace, namedPlace } from './help-answer.ts'

/** What the agent writes: lines of text, a page of the app to go on to, and what may be asked next. */
export interface AgentWords {
  text: string
  link: { label: string; path: string } | null
  topics: string[]
}

interface Knowledge {
  topics: readonly HelpTopicFixture[]
  language: string
}

const say = (text: string, over: Partial<AgentWords> = {}): AgentWords => ({ text, link: null, topics: [], ...over })

const topicNames = ({ topics, language }: Knowledge) => topics.map(({ title }) => inLanguage(title, language))

export const greeting = (knowledge: Knowledge): AgentWords =>
  say(inLanguage(chatAgent.greeting, knowledge.language), { topics: topicNames(knowledge) })

export const followUp = (language: string): AgentWords => say(inLanguage(chatAgent.followUp, language))

export const personAnswer = (language: string): AgentWords => say(inLanguage(chatAgent.personAnswers, language))

function aboutPlace({ topic, child }: HelpPlace, { topics, language }: Knowledge): AgentWords {
  const { title, children } = topics[topic] as HelpTopicFixture
  const others = children.map((article) => inLanguage(article.title, language))
  const article = child === null ? undefined : children[child]
  if (!article)
    return say(`${inLanguage(title, language)}\n${inLanguage(chatAgent.topic, language)}`, { topics: others })
  return say(asText(inLanguage(article.content, language)), {
    link: { label: inLanguage(chatAgent.readMore, language), path: `/m/helpDetail?p=${topic}&c=${child}` },
    topics: others.filter((_, at) => at !== child),
  })
}

/** Whether somebody asks for a person rather than an answer. */
export const asksForPerson = (question: string): boolean => chatWords.person.test(question)

/** The agent's answer: a tapped suggestion first, then what was wanted, then whatever the help centre has on it. */
export function answerTo(question: string, knowledge: Knowledge): AgentWords {
  const { topics, language } = knowledge
  const named = namedPlace(question, topics, language)
  if (named) return aboutPlace(named, knowledge)
  if (asksForPerson(question)) {
    return say(inLanguage(chatAgent.person, language), {
      link: { label: inLanguage(chatAgent.writeLetter, language), path: '/m/webEmail' },
    })
  }
  const found = findArticle(question, topics, language)
  if (found) return aboutPlace(found, knowledge)
  if (chatWords.thanks.test(question)) return say(inLanguage(chatAgent.thanks, language))
  if (chatWords.hello.test(question)) return greeting(knowledge)
  return say(inLanguage(chatAgent.unknown, language), { topics: topicNames(knowledge) })
}
