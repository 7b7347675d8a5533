import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validationRules } from '#mock-server/platform/accounts/rules/validation-rules.ts'
import { isSafePattern } from './safe-pattern.ts'

const long = 'a'.repeat(100)

test.each(Object.entries(validationRules))(
  'accepts the gateway’s own rule %s as safe',
  (_name, { pattern, maximum }) => {
    expect(isSafePattern(pattern, 'a'.repeat(maximum))).toBe(true)
  },
)

test.each([
  '(a+)+',
  '(a*)*$',
  '([a-zA-Z]+)*',
  '(a|a)*',
  '(a|aa)+',
  '(?:a?){50}',
  '(?:(?:a+)b?)+',
  '(?=(a+)+b)',
  'a*a*a*a*a*a*b',
  '.*.*.*.*=.*',
  '(a)\\1+',
  '(?<x>a)\\k<x>',
  '(.*a){12}',
  '(a?b?c?d?e?f?)+',
  '(a{0,9999999999999}){0,9999999999999}',
  `${'(a?)'.repeat(40)}`,
  'a'.repeat(300),
])('rejects %s as unsafe', (pattern) => {
  expect(isSafePattern(pattern, long)).toBe(false)
})

test('does not match a long value', () => {
  expect(isSafePattern('a', 'a'.repeat(10_000))).toBe(false)
})

/** Careless or hostile patterns, each with a text that is slow to match. */
const atom = fc.constantFrom('a', '.', '\\w', '[a-z]', '[^b]', '\\(', 'b')
const quantifier = fc.constantFrom('', '*', '+', '?', '{2,}', '{1,3}', '*?', '{0,50}')
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(atom, quantifier).map(([one, times]) => one + times),
    fc.tuple(tie('pattern'), tie('pattern'), quantifier).map(([one, other, times]) => `(${one}|${other})${times}`),
    fc.tuple(tie('pattern'), quantifier).map(([inner, times]) => `(?:${inner})${times}`),
  ),
}))

test('matches every safe pattern quickly', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(pattern, fc.constantFrom('!', 'b!', '(!'), (text, end) => {
      const value = 'a'.repeat(100) + end
      fc.pre(isSafePattern(text, value))
      new RegExp(`^(?:${text})$`).test(value)
    }),
    { numRuns: 300 },
  )
})

test('returns a result for any text, without an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, value) => {
      expect(typeof isSafePattern(text, value)).toBe('boolean')
    }),
  )
})
