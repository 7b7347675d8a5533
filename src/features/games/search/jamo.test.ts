import { expect, test } from 'vitest'
import { isInitials, toInitials, toJamo } from './jamo.ts'

test.each([
  ['황금', 'ㅎㅗㅏㅇㄱㅡㅁ'],
  ['값', 'ㄱㅏㅂㅅ'],
  ['가', 'ㄱㅏ'],
  ['힣', 'ㅎㅣㅎ'],
  ['ㅄ', 'ㅂㅅ'],
  ['777 go', '777 go'],
])('splits %s into %s', (text, jamo) => expect(toJamo(text)).toBe(jamo))

test('returns the first consonants', () => {
  expect(toInitials('행복한 777')).toBe('ㅎㅂㅎ 777')
  expect(toInitials('까치')).toBe('ㄲㅊ')
})

test.each([
  ['ㅎㅂ', true],
  ['ㅎㅏ', false],
  ['', false],
  ['hb', false],
])('%s is only consonants: %s', (text, expected) => expect(isInitials(text)).toBe(expected))
