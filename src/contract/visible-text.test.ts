import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composed, isVisible, visibleText } from './visible-text.ts'

test.each(['', '해달', '해 달', 'José', 'O’Brien', '山田', 'محمد', 'नेहा', '🦦', '❤️', 'a'])('%j is visible', (text) => {
  expect(isVisible(text)).toBe(true)
})

test.each([
  ['a null', 'a\0b'],
  ['a line break', 'a\nb'],
  ['a C1 control', 'a\u0085b'],
  ['an escape', '\u001b[31mred'],
  ['a right-to-left override', 'a\u202eb'],
  ['an isolate', '\u2067a'],
  ['a mark of direction', 'a\u200f'],
  ['a zero-width space', 'ad\u200bmin'],
  ['a zero-width joiner', 'ad\u200dmin'],
  ['a word joiner', 'ad\u2060min'],
  ['a byte order mark', '\ufeffadmin'],
  ['a soft hyphen', 'ad\u00admin'],
  ['tags', 'a\u{e0041}\u{e007f}'],
  ['a supplementary variation selector', 'a\u{e0100}'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['a line separator', 'a\u2028b'],
  ['private use', '\ue000'],
  ['half a character', '\ud83e'],
])('%s is not visible', (_what, text) => {
  expect(isVisible(text)).toBe(false)
  expect(visibleText(20).safeParse(text).success).toBe(false)
})

test('composes a text and limits the length of the composed text', () => {
  const name = 'José김민지'
  expect(composed(name.normalize('NFD'))).toBe(name)
  expect(visibleText(name.length).parse(name.normalize('NFD'))).toBe(name)
})

test('a parsed text is visible, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = visibleText(1_000).safeParse(text)
      expect(read.success).toBe(isVisible(composed(text)))
      if (read.success) expect(visibleText(1_000).parse(read.data)).toBe(read.data)
    }),
  )
})
