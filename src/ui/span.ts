export const spanNames = ['today', 'week', 'month'] as const
export type SpanName = (typeof spanNames)[number]

/** A half-open interval, in milliseconds. */
export interface Span {
  startTime: number
  endTime: number
}

const daysBefore: Record<SpanName, number> = { today: 0, week: 6, month: 29 }

/** Returns whole days of the person's calendar, up to the end of the day of `now`. */
export function spanOf(name: SpanName, now: number): Span {
  const today = new Date(now)
  const dayAt = (offset: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset).getTime()
  return { startTime: dayAt(-daysBefore[name]), endTime: dayAt(1) }
}

/** The format of a record's time, without the year, because no span is longer than a month. */
export const toTheMinute: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
