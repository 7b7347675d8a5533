import { describe, expect, test } from 'vitest'
import { dayNumber } from '#contract/korean-days.ts'
import { checkInAmounts } from '#fixtures/promotions/rewards.ts'
import { checkInWeek } from './rewards.ts'

describe('the check-in’s week', () => {
  const today = dayNumber(Date.parse('2026-11-20T10:00:00Z'))
  const claimed = (...ago: number[]) => new Set(ago.map((days) => today - days))

  test.each([
    ['nothing claimed', claimed(), 0, false],
    ['only today', claimed(0), 0, true],
    ['the two days before', claimed(1, 2), 2, false],
    ['the two days before and today', claimed(0, 1, 2), 2, true],
    ['a day left out', claimed(1, 3, 4), 1, false],
    ['a whole week before', claimed(1, 2, 3, 4, 5, 6, 7), 0, false],
  ])('with %s', (_, days, index, claimedToday) => {
    expect(checkInWeek(days, today)).toEqual({ index, amount: checkInAmounts[index], claimedToday })
  })
})
