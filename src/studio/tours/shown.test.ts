import { expect, test } from 'vitest'
import { shownAsCsv } from './shown.ts'

test('what was shown is a table with the seconds of each step', () => {
  const shown = [{ at: Date.UTC(2026, 10, 23), tour: 'deposit', step: 'amount', seconds: 12.5 }]
  expect(shownAsCsv(shown)).toBe('time,tour,step,seconds\n2026-11-23T00:00:00.000Z,deposit,amount,12.5')
})
