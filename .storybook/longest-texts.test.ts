import { expect, test } from 'vitest'
import { longest } from './longest-texts.ts'

test('a text becomes longer and accented, and its tags stay', () => {
  const text = longest('Agree to the <1>terms</1>')
  expect(text).toMatch(/<1>[^<>]+<\/1>$/)
  expect(text).not.toContain('terms')
  expect(text.length).toBeGreaterThan('Agree to the <1>terms</1>'.length * 1.2)
})
