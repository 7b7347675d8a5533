export const spanNames = ['today', 'week', 'month'] as const
export type SpanName = (typeof spanNames)[number]

/** From an instant on, to before another, in milliseconds. */
export interface Span {
  startTime: number
  endTime: number
}

const daysBefore: Record<SpanName, number> = { today: 0, week: 6, month: 29 }

/** Whole days as the person's own calendar has them, up to the end of the day that `now` lies in. */
export function spanOf(name: SpanName, now: number): Span {
  const today = new Date(now)
  const dayAt = (offset: number) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset).getTime()
  return { startTime: dayAt(-daysBefore[name]), endTime: dayAt(1) }
}

/** How a record's time is written: no span is longer than a month, so the year goes without saying. */
export const toTheMinute: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}
