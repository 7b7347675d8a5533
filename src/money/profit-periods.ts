import { dateOfDay, dayNumber } from '#contract/korean-days.ts'
import type { Span } from '#ui/records/span.ts'

export const groupings = ['day', 'week'] as const
export type Grouping = (typeof groupings)[number]

/**
 * Returns the first dates of the days or weeks that a span touches, oldest first, as the gateway names them. Weeks begin
 * on Monday; day 4 was one.
 */
export function periodsOf({ startTime, endTime }: Span, by: Grouping): string[] {
  const [first, last] = [dayNumber(startTime), dayNumber(endTime - 1)]
  const [start, step] = by === 'week' ? [first - ((first + 3) % 7), 7] : [first, 1]
  return Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, at) => dateOfDay(start + at * step))
}

interface Result {
  day: string
  profit: number
}

/** Returns the result of each period, also of those without play, which the gateway leaves out. */
export function resultsOf(content: readonly Result[], span: Span, by: Grouping): Result[] {
  const profits = new Map(content.map((result) => [result.day, result.profit]))
  return periodsOf(span, by).map((date) => ({ day: date, profit: profits.get(date) ?? 0 }))
}

/** Returns the place and the size of each bar as parts of the chart's height, and the place of the zero line. */
export function barsOf(results: readonly Result[]) {
  const profits = results.map(({ profit }) => profit)
  const [top, bottom] = [Math.max(0, ...profits), Math.min(0, ...profits)]
  const height = top - bottom || 1
  return {
    top,
    bottom,
    zero: top / height,
    bars: results.map((result) => ({
      ...result,
      start: (top - Math.max(0, result.profit)) / height,
      size: Math.abs(result.profit) / height,
    })),
  }
}
