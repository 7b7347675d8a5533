import { dayNumber, startOfDay } from '#contract/korean-days.ts'

export type Period = 'daily' | 'weekly' | 'once'

/** Returns the number of the week's Monday. Day 4 was a Monday. */
const mondayOf = (number: number): number => number - ((number + 3) % 7)

/** Returns the period that contains an instant: its name, start and end. `once` has no end. */
export function periodAt(period: Period, at: number): { name: string; from: number; until: number | null } {
  if (period === 'once') return { name: 'once', from: 0, until: null }
  const today = dayNumber(at)
  if (period === 'daily') return { name: `day-${today}`, from: startOfDay(today), until: startOfDay(today + 1) }
  const monday = mondayOf(today)
  return { name: `week-${monday}`, from: startOfDay(monday), until: startOfDay(monday + 7) }
}
