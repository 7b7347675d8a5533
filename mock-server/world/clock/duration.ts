import * as z from 'zod/mini'
import { day, hour, minute } from '#contract/time-units.ts'
import { latest } from './clock-range.ts'

const units = { ms: 1, s: 1_000, m: minute, h: hour, d: day }
const form = /^\d+(ms|s|m|h|d)$/

/** Returns the milliseconds of a duration such as `30s`. The text must have the form of `Duration`. */
export function milliseconds(text: string): number {
  const unit = (text.match(/[a-z]+$/)?.[0] ?? 'ms') as keyof typeof units
  return Number.parseInt(text, 10) * units[unit]
}

/** The longest duration, in milliseconds: as long as the whole range of a world's clock. */
export const longestDuration = latest

/** A duration: a whole number with a unit, such as `500ms`, `30s`, `5m`, `2h` or `1d`. */
export const Duration = z.string().check(
  z.regex(form, 'a duration such as 500ms, 30s, 5m, 2h or 1d'),
  z.refine((text) => !form.test(text) || milliseconds(text) <= longestDuration, {
    error: `a duration is at most ${Math.floor(longestDuration / units.d)}d`,
  }),
)
