import { expect, test } from 'vitest'
import { wordCount } from '#contract/word-count.ts'
import { feedbackProblem } from './feedback-problem.ts'

const limits = { minimum: 3, maximum: 4 }

test.each([
  ['', 'feedback.length'],
  ['정말 좋아요', 'feedback.length'],
  ['!!! ... ???', 'feedback.length'],
  ['화면이 정말 좋아요', undefined],
  ['one two three four', undefined],
  ['one two three four five', 'feedback.length'],
])('"%s": %s', (text, problem) => {
  expect(feedbackProblem(wordCount(text), limits)).toBe(problem)
})
