import { clockRange, inClockRange, isDate } from '../clock-range.ts'
import type { Snapshot } from '../snapshot.ts'
import { auditMoney } from './audit-money.ts'
import { auditRows } from './audit-rows.ts'
import type { Problem } from './problem.ts'

function auditClock({ clock, startedAt, due }: Snapshot, hostNow: number): Problem | undefined {
  if (!inClockRange(startedAt)) return { field: 'startedAt', message: clockRange }
  const late = due.findIndex(({ at }) => !isDate(at))
  if (late >= 0) return { field: `due.${late}.at`, message: 'it is beyond what a date can hold' }
  if (clock.mode === 'frozen') return inClockRange(clock.at) ? undefined : { field: 'clock.at', message: clockRange }
  return inClockRange(hostNow + clock.offset) ? undefined : { field: 'clock.offset', message: clockRange }
}

/**
 * The first thing that no world could have made: an instant out of range, a key that two rows have, a reference to
 * nothing, money that does not add up. For snapshots that came from outside; what the host kept itself is not looked at
 * again.
 */
export const auditSnapshot = (snapshot: Snapshot, hostNow: number): Problem | undefined =>
  auditClock(snapshot, hostNow) ?? auditRows(snapshot) ?? auditMoney(snapshot)
