import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpTopics as topics } from '#fixtures/help/help-topics.ts'
import { chatAgent } from '#fixtures/messages/chat-agent.ts'
import { answerTo, asksForPerson, greeting } from './chat-agent.ts'

const ko = { topics, language: 'ko' } as const
const en = { topics, language: 'en' } as const
const ja = { topics, language: 'ja' } as const

test('the greeting suggests every topic of the help centre', () => {
  expect(greeting(topics).topics).toEqual(topics.map(({ title }) => title))
})

test('a tapped topic suggests its articles, and a tapped article is answered with a link', () => {
  const money = answerTo('입금과 출금', ko)
  expect(money.text.ko).toContain(chatAgent.topic.ko)
  const [first] = money.topics
  const article = answerTo(first?.ko ?? '', ko)
  expect(article.text.ko).toContain('입금 화면을 엽니다')
  expect(article.text.ko).not.toMatch(/<|&/)
  expect(article.link).toEqual({ label: chatAgent.readMore, path: '/m/helpDetail?p=1&c=0' })
  expect(article.topics).not.toContain(first)
})

test('a free question is answered from the help centre', () => {
  expect(answerTo('비밀번호를 잊었어요', ko).link?.path).toBe('/m/helpDetail?p=0&c=1')
  expect(answerTo('I forgot my password!', en).text.en).toContain('Press Forgot password')
})

test.each([
  ['상담원 연결해 주세요', 'person', ko],
  ['can I talk to a human?', 'person', en],
  ['고마워요', 'thanks', ko],
  ['thank you', 'thanks', en],
  ['안녕하세요', 'greeting', ko],
  ['hello', 'greeting', en],
  ['🎰🎰', 'unknown', ko],
  ['what is the weather', 'unknown', en],
  ['担当者と話したい', 'person', ja],
  ['ありがとうございます', 'thanks', ja],
  ['こんにちは', 'greeting', ja],
  ['今日の天気は？', 'unknown', ja],
] as const)('"%s" matches the words for %s', (question, words, knowledge) => {
  expect(answerTo(question, knowledge).text).toEqual(chatAgent[words])
})

test('a request for a person is answered with a link to the letter page', () => {
  expect(asksForPerson('상담원')).toBe(true)
  expect(answerTo('상담원', ko).link?.path).toBe('/m/webEmail')
})

test('every text has an answer, whose links stay in the app', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(ko, en), (question, knowledge) => {
      const { text, link } = answerTo(question, knowledge)
      expect(text.en).not.toBe('')
      if (link) expect(link.path).toMatch(/^\/m\//)
    }),
  )
})
