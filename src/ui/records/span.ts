import { dateOfDay, dayNumber, startOfDay } from '#contract/korean-days.ts'
import { longestSpan } from '#contract/paging.ts'
import { day } from '#contract/time-units.ts'

export const periods = ['today', 'week', 'month', 'own'] as const
export type Period = (typeof periods)[number]

/** A half-open interval, in milliseconds. */
export interface Span {
  startTime: number
  endTime: number
}

/** The first and the last day as in a date field, such as 2026-11-20. */
export interface DateRange {
  from: string
  to: string
}

const daysBefore: Record<Exclude<Period, 'own'>, number> = { today: 0, week: 6, month: 29 }

/** Returns whole days of the platform, wherever the person is: the gateway's sums are by them. */
export const spanOf = (period: Exclude<Period, 'own'>, now: number): Span => ({
  startTime: startOfDay(dayNumber(now) - daysBefore[period]),
  endTime: startOfDay(dayNumber(now) + 1),
})

/** Returns the start of a date; NaN if it is not a date. */
const startOf = (date: string): number =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? startOfDay(Date.parse(date) / day) : Number.NaN

/** Returns the whole days of a range without problems. */
export const spanOfRange = ({ from, to }: DateRange): Span => ({
  startTime: startOf(from),
  endTime: startOf(to) + day,
})

/** Returns the date of the platform's day that contains an instant. */
export const dateOf = (instant: number): string => dateOfDay(dayNumber(instant))

/** Returns the range of a span. */
export const rangeOf = ({ startTime, endTime }: Span): DateRange => ({
  from: dateOf(startTime),
  to: dateOf(endTime - 1),
})

export type RangeProblem = 'missing' | 'order' | 'future' | 'long'

/** Returns the date to correct and why; undefined for a range of up to `longestSpan` days that ends by `now`. */
export function problemOf(
  { from, to }: DateRange,
  now: number,
): { date: keyof DateRange; problem: RangeProblem } | undefined {
  const [first, last] = [startOf(from), startOf(to)]
  if (Number.isNaN(first)) return { date: 'from', problem: 'missing' }
  if (Number.isNaN(last)) return { date: 'to', problem: 'missing' }
  if (last > now) return { date: 'to', problem: 'future' }
  if (first > last) return { date: 'from', problem: 'order' }
  return first <= last - longestSpan * day ? { date: 'from', problem: 'long' } : undefined
}

/** The format of a record's time, without the year, because no span is longer than a season. */
export const toTheMinute: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
