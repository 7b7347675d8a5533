import { day, hour, koreaOffset } from '#mock-server/values/time-units.ts'
import type { ContractPeriod } from '#mock-server/world/tables/agents.ts'

/** From an instant on, to before another. */
export interface Window {
  from: number
  until: number
}

/** Midnight of a day of the month in Korea; a month over the year's end is one of the next year. */
const midnight = (year: number, month: number, dayOfMonth: number) => Date.UTC(year, month, dayOfMonth) - koreaOffset

function inMonth(period: 'HALF_MONTH' | 'MONTH', at: number): Window {
  const local = new Date(at + koreaOffset)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()]
  const middle = midnight(year, month, 16)
  const whole = { from: midnight(year, month, 1), until: midnight(year, month + 1, 1) }
  if (period === 'MONTH') return whole
  return at < middle ? { ...whole, until: middle } : { ...whole, from: middle }
}

/** Day 4 of 1970 was a Monday. */
const lengths = {
  HOUR: { length: hour, shift: 0 },
  DAY: { length: day, shift: 0 },
  WEEK: { length: 7 * day, shift: 3 * day },
}

/** The period that an instant lies in. */
export function contractPeriodAt(period: ContractPeriod, at: number): Window {
  if (period === 'HALF_MONTH' || period === 'MONTH') return inMonth(period, at)
  const { length, shift } = lengths[period]
  const from = Math.floor((at + koreaOffset + shift) / length) * length - koreaOffset - shift
  return { from, until: from + length }
}
