import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#contract/localised.ts'
import { helpTopics } from '#fixtures/help/help-topics.ts'
import { textLanguages } from '#mock-server/texts/texts-of.ts'
import { findArticle, findByName } from './help-answer.ts'

const titleOf = (question: string, language: string) => {
  const place = findArticle(question, helpTopics, language)
  return place && helpTopics[place.topic]?.children[place.child ?? -1]?.title.en
}

describe('a question is answered by the matching article', () => {
  test.each([
    ['비밀번호를 까먹었어요', 'ko', 'I forgot my password'],
    ['비번 잊어버렸는데 비밀번호 찾기 어디 있나요?', 'ko', 'I forgot my password'],
    ['입금했는데 잔액에 안 보여요', 'ko', 'My deposit is not in my balance'],
    ['출금 조건 알려 주세요', 'ko', 'What do I need for a withdrawal?'],
    ['가입은 어떻게 해요', 'ko', 'How do I join?'],
    ['パスワードを忘れてしまいました', 'ja', 'I forgot my password'],
    ['入金したのに残高に反映されない', 'ja', 'My deposit is not in my balance'],
    ['出金の条件を教えて', 'ja', 'What do I need for a withdrawal?'],
    ['forgot password', 'en', 'I forgot my password'],
    ['Where is my deposit? My balance is the same', 'en', 'My deposit is not in my balance'],
    ['What are the conditions of withdrawing', 'en', 'What do I need for a withdrawal?'],
  ] as const)('%s', (question, language, title) => {
    expect(titleOf(question, language)).toBe(title)
  })
})

test.each(['', '???', '🎰', '오늘 날씨', 'weather in Seoul', '감사합니다', 'thanks'])(
  '"%s" matches no article',
  (question) => {
    expect(findArticle(question, helpTopics, 'ko')).toBeUndefined()
    expect(findArticle(question, helpTopics, 'en')).toBeUndefined()
  },
)

test('every article is found by its title, and every topic and article by its name', () => {
  for (const [topic, { title, children }] of helpTopics.entries()) {
    for (const language of textLanguages) {
      expect(findByName(` ${inLanguage(title, language)} `, helpTopics, language)).toEqual({ topic, child: null })
      for (const [child, article] of children.entries()) {
        expect(findByName(inLanguage(article.title, language), helpTopics, language)).toEqual({ topic, child })
        expect(
          findArticle(inLanguage(article.title, language), helpTopics, language),
          inLanguage(article.title, language),
        ).toEqual({
          topic,
          child,
        })
      }
    }
  }
})

test('every place found exists', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (question) => {
      const place = findArticle(question, helpTopics, 'ko')
      if (place) expect(helpTopics[place.topic]?.children[place.child ?? -1]).toBeDefined()
    }),
  )
})
