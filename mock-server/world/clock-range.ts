import * as z from 'zod/mini'

/** The instants at which a world's clock can stand. All that is computed from them keeps years of four digits. */
export const earliest = 0
export const latest = Date.UTC(2100, 0, 1) - 1

export const clockRange = 'a world’s clock can stand from 1970-01-01 to 2099-12-31'

export const inClockRange = (at: number): boolean => at >= earliest && at <= latest

/** An instant at which a world's clock can stand, in milliseconds since 1970. */
export const WorldInstant = z.int().check(z.gte(earliest, clockRange), z.lte(latest, clockRange))

/** What a date can hold at all. */
export const latestDate = 8_640_000_000_000_000

export const isDate = (at: number): boolean => Math.abs(at) <= latestDate
