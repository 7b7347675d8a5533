import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answersMatch, firstInvalidAnswer } from './security-questions.ts'

const known = ['PET', 'CITY', 'SCHOOL', 'FOOD', 'FRIEND']
const answer = fc.string({ minLength: 1, maxLength: 50 }).filter((text) => text.trim() !== '')
const answers = fc
  .uniqueArray(fc.record({ questionId: fc.constantFrom(...known), answer }), {
    minLength: 3,
    maxLength: 3,
    selector: ({ questionId }) => questionId,
  })
  .filter((list) => list.every((one) => /\S/.test(one.answer)))

describe('new answers', () => {
  test('are accepted if each is for a different known question', () => {
    fc.assert(
      fc.property(answers, (list) => {
        expect(firstInvalidAnswer(list, known)).toBeUndefined()
      }),
    )
  })

  test('are refused at the one for a repeated or unknown question', () => {
    fc.assert(
      fc.property(answers, fc.nat(2), fc.constantFrom('same', 'unknown', 'blank'), (list, at, fault) => {
        const other = list[(at + 1) % 3]!
        const broken = {
          same: { ...list[at]!, questionId: other.questionId },
          unknown: { ...list[at]!, questionId: 'NONE' },
          blank: { ...list[at]!, answer: ' ' },
        }[fault]
        const wrong = fault === 'same' ? Math.max(at, (at + 1) % 3) : at
        expect(firstInvalidAnswer(list.with(at, broken), known)).toBe(wrong)
      }),
    )
  })
})

describe('answers given as proof', () => {
  test('match in any order, case and spacing', () => {
    fc.assert(
      fc.property(answers, (list) => {
        const typed = list.map((one) => ({ ...one, answer: ` ${one.answer} ` })).reverse()
        expect(answersMatch(list, typed)).toBe(true)
      }),
    )
    expect(
      answersMatch([{ questionId: 'CITY', answer: 'New York' }], [{ questionId: 'CITY', answer: 'newyork' }]),
    ).toBe(true)
  })

  test('do not match if one is wrong or missing', () => {
    fc.assert(
      fc.property(answers, fc.nat(2), (list, at) => {
        const changed = list.with(at, { ...list[at]!, answer: `${list[at]!.answer}x` })
        expect(answersMatch(list, changed)).toBe(false)
        expect(answersMatch(list, list.toSpliced(at, 1))).toBe(false)
      }),
    )
  })
})
