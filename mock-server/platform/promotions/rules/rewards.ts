import { checkInAmounts } from '#fixtures/promotions/rewards.ts'

const day = 86_400_000
/** The platform's days begin at midnight in Korea, which knows no summer time. */
const offset = 9 * 3_600_000

export type Period = 'daily' | 'weekly' | 'once'

/** How many midnights have passed since 1970: the number of the day an instant lies in. */
export const dayNumber = (at: number): number => Math.floor((at + offset) / day)

const startOfDay = (number: number): number => number * day - offset

/** Day 4 of 1970 was a Monday. */
const mondayOf = (number: number): number => number - ((number + 3) % 7)

/** The period that an instant lies in: its name, and from when to when it runs. */
export function periodAt(period: Period, at: number): { name: string; from: number; until: number | null } {
  if (period === 'once') return { name: 'once', from: 0, until: null }
  const today = dayNumber(at)
  if (period === 'daily') return { name: `day-${today}`, from: startOfDay(today), until: startOfDay(today + 1) }
  const monday = mondayOf(today)
  return { name: `week-${monday}`, from: startOfDay(monday), until: startOfDay(monday + 7) }
}

/**
 * The check-in's week: how many days in a row were claimed up to yesterday, within the present seven, and whether
 * today is claimed too. A day left out begins anew.
 */
export function checkInWeek(claimedDays: ReadonlySet<number>, today: number) {
  let run = 0
  while (claimedDays.has(today - 1 - run)) run += 1
  const index = run % checkInAmounts.length
  return { index, amount: checkInAmounts[index] ?? checkInAmounts[0], claimedToday: claimedDays.has(today) }
}
