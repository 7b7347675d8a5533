import * as z from 'zod/mini'
import { inputProblems } from '#mock-server/values/input-problem.ts'

/** The range of a world's clock, in milliseconds since 1970. All derived dates keep four-digit years. */
export const earliest = 0
export const latest = Date.UTC(2100, 0, 1) - 1

/** The message for an instant outside the range. */
export const clockRange = inputProblems.clockOutOfRange

/** Returns true if an instant, in milliseconds since 1970, lies within the range of a world's clock. */
export const inClockRange = (at: number): boolean => at >= earliest && at <= latest

/** An instant within the range of a world's clock, in milliseconds since 1970. */
export const WorldInstant = z.int().check(z.gte(earliest, clockRange), z.lte(latest, clockRange))

/** The latest instant that a Date can hold, in milliseconds since 1970. */
export const latestDate = 8_640_000_000_000_000

/** Returns true if a Date can hold the instant, in milliseconds since 1970. */
export const isDate = (at: number): boolean => Math.abs(at) <= latestDate
