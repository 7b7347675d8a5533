export interface Place {
  /** Hours ahead of UTC. */
  zone: number
  /** How long before the draw betting closes, in milliseconds. */
  lead: number
}

/** Draws all day at a fixed interval from the place's midnight. */
export interface IntervalTimetable extends Place {
  /** Minutes between two draws. */
  every: number
}

/** Draws at one time of day on some weekdays. */
interface WeekdayTimetable extends Place {
  /** Minutes after the place's midnight. */
  at: number
  /** 0 is Sunday. */
  weekdays: readonly number[]
}

export type Timetable = IntervalTimetable | WeekdayTimetable
