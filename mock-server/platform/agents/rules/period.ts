import { day, hour, koreaOffset } from '#contract/time-units.ts'
import type { ContractPeriod } from '#mock-server/world/tables/agents.ts'

/** A span of time that includes `from` and excludes `until`. */
export interface Window {
  from: number
  until: number
}

/** Returns midnight in Korea of a day of the month. Month 12 is January of the next year. */
const midnight = (year: number, month: number, dayOfMonth: number) => Date.UTC(year, month, dayOfMonth) - koreaOffset

function inMonth(period: 'HALF_MONTH' | 'MONTH', at: number): Window {
  const local = new Date(at + koreaOffset)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()]
  const middle = midnight(year, month, 16)
  const whole = { from: midnight(year, month, 1), until: midnight(year, month + 1, 1) }
  if (period === 'MONTH') return whole
  return at < middle ? { ...whole, until: middle } : { ...whole, from: middle }
}

/** Weeks begin on Monday; the fifth day of 1970 was one. */
const lengths = {
  HOUR: { length: hour, shift: 0 },
  DAY: { length: day, shift: 0 },
  WEEK: { length: 7 * day, shift: 3 * day },
}

/** Returns the period that contains an instant. */
export function contractPeriodAt(period: ContractPeriod, at: number): Window {
  if (period === 'HALF_MONTH' || period === 'MONTH') return inMonth(period, at)
  const { length, shift } = lengths[period]
  const from = Math.floor((at + koreaOffset + shift) / length) * length - koreaOffset - shift
  return { from, until: from + length }
}
