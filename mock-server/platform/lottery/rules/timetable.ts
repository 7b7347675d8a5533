import { day, hour, minute } from '#mock-server/values/time-units.ts'

interface Place {
  /** Hours ahead of UTC. */
  zone: number
  /** How long before the draw bets are closed, in milliseconds. */
  lead: number
}

/** Draws all day long, one every so many minutes, counted from the place's midnight. */
interface Running extends Place {
  every: number
}

/** Draws at one time of the day, on some days of the week. */
interface Calendar extends Place {
  /** Minutes after the place's midnight. */
  at: number
  /** 0 is Sunday. */
  weekdays: readonly number[]
}

export type Timetable = Running | Calendar

/** One draw of a lottery. Times are milliseconds since 1970. */
export interface Issue {
  /** The day, and for lotteries that draw all day the number within it: `20261120-0613`. */
  numero: string
  /** From when it is the issue that takes bets: when the one before it closed. */
  opensAt: number
  closesAt: number
  drawAt: number
}

type Draws = { drawAt: number; numero: string }

const midnight = ({ zone }: Place, at: number) => Math.floor((at + zone * hour) / day) * day - zone * hour

const dayName = ({ zone }: Place, at: number) =>
  new Date(at + zone * hour).toISOString().slice(0, 10).replaceAll('-', '')

/** The day of the week that an instant is on at the place, Sunday being 0. */
export const weekdayOf = ({ zone }: Place, at: number): number => new Date(at + zone * hour).getUTCDay()

/** The days of the week on which a lottery draws. */
export const weekdaysOf = (timetable: Timetable): number[] =>
  'weekdays' in timetable ? [...timetable.weekdays] : [0, 1, 2, 3, 4, 5, 6]

/** The `index`-th draw of a day; the last one falls on the next midnight, and still belongs to the day. */
const runningDraw = (place: Running, from: number, index: number): Draws => ({
  drawAt: from + index * place.every * minute,
  numero: `${dayName(place, from)}-${String(index).padStart(4, '0')}`,
})

/** The first draw after an instant. */
function drawAfter(timetable: Timetable, after: number): Draws {
  const from = midnight(timetable, after)
  if ('every' in timetable) {
    return runningDraw(timetable, from, Math.floor((after - from) / (timetable.every * minute)) + 1)
  }
  for (let start = from; ; start += day) {
    const drawAt = start + timetable.at * minute
    if (drawAt > after && timetable.weekdays.includes(weekdayOf(timetable, start))) {
      return { drawAt, numero: dayName(timetable, start) }
    }
  }
}

/** The last draw before an instant. */
function drawBefore(timetable: Timetable, before: number): Draws {
  if ('every' in timetable) {
    const from = midnight(timetable, before - 1)
    const index = Math.ceil((before - from) / (timetable.every * minute)) - 1
    // The day's first draw comes after its midnight; what falls on it is the last one of the day before.
    return index > 0
      ? runningDraw(timetable, from, index)
      : runningDraw(timetable, from - day, day / minute / timetable.every)
  }
  for (let start = midnight(timetable, before); ; start -= day) {
    const drawAt = start + timetable.at * minute
    if (drawAt < before && timetable.weekdays.includes(weekdayOf(timetable, start))) {
      return { drawAt, numero: dayName(timetable, start) }
    }
  }
}

const issueOf = (timetable: Timetable, { drawAt, numero }: Draws): Issue => ({
  numero,
  opensAt: drawBefore(timetable, drawAt).drawAt - timetable.lead,
  closesAt: drawAt - timetable.lead,
  drawAt,
})

/** The issue that takes bets at an instant: there is always exactly one. */
export const openIssue = (timetable: Timetable, now: number): Issue =>
  issueOf(timetable, drawAfter(timetable, now + timetable.lead))

/** The issue after another. */
export const nextIssue = (timetable: Timetable, { drawAt }: Issue): Issue =>
  issueOf(timetable, drawAfter(timetable, drawAt))

/** The open issue and those after it. */
export function comingIssues(timetable: Timetable, now: number, count: number): Issue[] {
  const issues = [openIssue(timetable, now)]
  while (issues.length < count) issues.push(nextIssue(timetable, issues.at(-1) as Issue))
  return issues
}

/** The latest issue that has been drawn. */
export const lastDrawn = (timetable: Timetable, now: number): Issue =>
  issueOf(timetable, drawBefore(timetable, now + 1))

/** Issues that have been drawn, the latest first, leaving out the latest `skip`. */
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
