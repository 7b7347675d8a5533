import { checkInAmounts } from '#fixtures/promotions/rewards.ts'
import { day, koreaOffset } from '#mock-server/values/time-units.ts'

export type Period = 'daily' | 'weekly' | 'once'

/** How many midnights have passed since 1970: the number of the day an instant lies in. */
export const dayNumber = (at: number): number => Math.floor((at + koreaOffset) / day)

const startOfDay = (number: number): number => number * day - koreaOffset

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
