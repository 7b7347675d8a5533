import { inputProblem } from '#mock-server/values/input-problem.ts'
import { inClockRange, isDate } from '#mock-server/world/clock/clock-range.ts'
import type { Snapshot } from '#mock-server/world/snapshots/snapshot.ts'
import { auditCounters } from './audit-counters.ts'
import { auditDue } from './audit-due.ts'
import { auditMoney } from './audit-money.ts'
import { auditRows } from './audit-rows.ts'
import type { Problem } from './problem.ts'

function auditClock({ clock, startedAt, due }: Snapshot, hostNow: number): Problem | undefined {
  const outside = (field: string) => ({ field, ...inputProblem('clockOutOfRange') })
  if (!inClockRange(startedAt)) return outside('startedAt')
  const late = due.findIndex(({ at }) => !isDate(at))
  if (late >= 0) return { field: `due.${late}.at`, ...inputProblem('dateOutOfRange', { at: due[late]?.at ?? 0 }) }
  if (clock.mode === 'frozen') return inClockRange(clock.at) ? undefined : outside('clock.at')
  return inClockRange(hostNow + clock.offset) ? undefined : outside('clock.offset')
}

/**
 * Returns the first problem that no real world can have: an instant out of range, a duplicate key, a dangling reference,
 * a counter that would give an id again, or money that does not add up. It checks only snapshots from outside, not those that the host kept itself.
 *
 * @param hostNow The host's time in milliseconds.
 */
export const auditSnapshot = (snapshot: Snapshot, hostNow: number): Problem | undefined =>
  auditClock(snapshot, hostNow) ??
  auditRows(snapshot) ??
  auditDue(snapshot) ??
  auditCounters(snapshot) ??
  auditMoney(snapshot)
