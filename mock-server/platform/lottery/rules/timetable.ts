import { day, hour, minute } from '#contract/time-units.ts'
import type { IntervalTimetable, Place, Timetable } from '#mock-server/catalogue/timetable.ts'

/** One draw of a lottery. Times are milliseconds since 1970. */
export interface Issue {
  /** The date, and for interval draws the number within the day: `20261120-0613`. */
  numero: string
  /** When the issue starts to take bets: the close of the previous one. */
  opensAt: number
  closesAt: number
  drawAt: number
}

type DrawTime = { drawAt: number; numero: string }

const midnight = ({ zone }: Place, at: number) => Math.floor((at + zone * hour) / day) * day - zone * hour

const dayName = ({ zone }: Place, at: number) =>
  new Date(at + zone * hour).toISOString().slice(0, 10).replaceAll('-', '')

/** Returns the weekday of an instant at the place; 0 is Sunday. */
export const weekdayOf = ({ zone }: Place, at: number): number => new Date(at + zone * hour).getUTCDay()

/** Returns the weekdays on which a lottery draws; 0 is Sunday. */
export const weekdaysOf = (timetable: Timetable): number[] =>
  'weekdays' in timetable ? [...timetable.weekdays] : [0, 1, 2, 3, 4, 5, 6]

/** Returns the `index`-th draw of a day. The last one is at the next midnight but belongs to the day. */
const intervalDraw = (place: IntervalTimetable, from: number, index: number): DrawTime => ({
  drawAt: from + index * place.every * minute,
  numero: `${dayName(place, from)}-${String(index).padStart(4, '0')}`,
})

/** Returns the first draw after an instant. */
function drawAfter(timetable: Timetable, after: number): DrawTime {
  const from = midnight(timetable, after)
  if ('every' in timetable) {
    return intervalDraw(timetable, from, Math.floor((after - from) / (timetable.every * minute)) + 1)
  }
  for (let start = from; ; start += day) {
    const drawAt = start + timetable.at * minute
    if (drawAt > after && timetable.weekdays.includes(weekdayOf(timetable, start))) {
      return { drawAt, numero: dayName(timetable, start) }
    }
  }
}

/** Returns the last draw before an instant. */
function drawBefore(timetable: Timetable, before: number): DrawTime {
  if ('every' in timetable) {
    const from = midnight(timetable, before - 1)
    const index = Math.ceil((before - from) / (timetable.every * minute)) - 1
    // A draw at midnight is the last one of the previous day.
    return index > 0
      ? intervalDraw(timetable, from, index)
      : intervalDraw(timetable, from - day, day / minute / timetable.every)
  }
  for (let start = midnight(timetable, before); ; start -= day) {
    const drawAt = start + timetable.at * minute
    if (drawAt < before && timetable.weekdays.includes(weekdayOf(timetable, start))) {
      return { drawAt, numero: dayName(timetable, start) }
    }
  }
}

const issueOf = (timetable: Timetable, { drawAt, numero }: DrawTime): Issue => ({
  numero,
  opensAt: drawBefore(timetable, drawAt).drawAt - timetable.lead,
  closesAt: drawAt - timetable.lead,
  drawAt,
})

/** Returns the issue that takes bets at an instant. There is always exactly one. */
export const openIssue = (timetable: Timetable, now: number): Issue =>
  issueOf(timetable, drawAfter(timetable, now + timetable.lead))

/** Returns the issue that follows another. */
export const nextIssue = (timetable: Timetable, { drawAt }: Issue): Issue =>
  issueOf(timetable, drawAfter(timetable, drawAt))

/** Returns the open issue and those after it. */
export function comingIssues(timetable: Timetable, now: number, count: number): Issue[] {
  const issues = [openIssue(timetable, now)]
  while (issues.length < count) issues.push(nextIssue(timetable, issues.at(-1) as Issue))
  return issues
}

/** Returns the latest issue that has been drawn. */
export const lastDrawn = (timetable: Timetable, now: number): Issue =>
  issueOf(timetable, drawBefore(timetable, now + 1))

/** Returns drawn issues, newest first, without the latest `skip`. */
export function drawnIssues(
  timetable: Timetable,
  now: number,
  { skip, take }: { skip: number; take: number },
): Issue[] {
  const issues: Issue[] = []
  let before = now + 1
  for (let at = 0; at < skip + take; at += 1) {
    const draw = drawBefore(timetable, before)
    before = draw.drawAt
    if (at >= skip) issues.push(issueOf(timetable, draw))
  }
  return issues
}
