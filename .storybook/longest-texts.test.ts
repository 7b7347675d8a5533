import { expect, test } from 'vitest'
import { longest } from './longest-texts.ts'

test('lengthens and accents a text, and keeps its tags', () => {
  const text = longest('Agree to the <1>terms</1>')
  expect(text).toMatch(/<1>[^<>]+<\/1>$/)
  expect(text).not.toContain('terms')
  expect(text.length).toBeGreaterThan('Agree to the <1>terms</1>'.length * 1.2)
})
