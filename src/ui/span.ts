import { longestSpan } from '#contract/paging.ts'

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

/** Returns the midnight at which a day of the person's calendar begins, some days later. */
function midnight(instant: number, later = 0): number {
  const at = new Date(instant)
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + later).getTime()
}

/** Returns whole days of the person's calendar, up to the end of the day of `now`. */
export const spanOf = (period: Exclude<Period, 'own'>, now: number): Span => ({
  startTime: midnight(now, -daysBefore[period]),
  endTime: midnight(now, 1),
})

/** Returns the start of a date in the person's calendar; NaN if it is not a date. */
const startOf = (date: string): number => (/^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00`) : Number.NaN)

/** Returns the whole days of a range without problems. */
export const spanOfRange = ({ from, to }: DateRange): Span => ({
  startTime: startOf(from),
  endTime: midnight(startOf(to), 1),
})

/** Returns the date of an instant in the person's calendar. */
export function dateOf(instant: number): string {
  const at = new Date(instant)
  const padded = (part: number, length: number) => String(part).padStart(length, '0')
  return `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1, 2)}-${padded(at.getDate(), 2)}`
}

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
  return first < midnight(last, 1 - longestSpan) ? { date: 'from', problem: 'long' } : undefined
}

/** The format of a record's time, without the year, because no span is longer than a season. */
export const toTheMinute: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
