import { day, koreaOffset } from './time-units.ts'

/** Returns the number of the Korean day that contains an instant. The platform counts by these days; day 0 is 1970-01-01. */
export const dayNumber = (instant: number): number => Math.floor((instant + koreaOffset) / day)

/** Returns the instant at which a Korean day begins. */
export const startOfDay = (number: number): number => number * day - koreaOffset

/** Returns the date of a Korean day, such as 2026-11-20. */
export const dateOfDay = (number: number): string => new Date(number * day).toISOString().slice(0, 10)
