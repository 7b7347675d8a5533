import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test('isolates a name from its sentence, and a name cannot end the isolation', () => {
  expect(isolated('김민지')).toBe('\u2068김민지\u2069')
  expect(isolated('a\u2069\u202eb')).toBe('\u2068ab\u2069')
})
