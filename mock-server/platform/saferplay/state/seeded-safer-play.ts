import { toMinor } from '#mock-server/values/minor-units.ts'
import { milliseconds } from '#mock-server/world/clock/duration.ts'
import type { ScenarioSaferPlay } from '#mock-server/world/scenarios/scenario-safer-play.ts'
import type { SaferPlayRow } from '#mock-server/world/tables/safer-play.ts'

/** Returns a member's row as a scenario declares it. */
export function seededSaferPlay(memberId: string, declared: ScenarioSaferPlay, startedAt: number): SaferPlayRow {
  const { limits = [], realityMinutes = null, timeOut, selfExclusion } = declared
  const endOf = (length: string | undefined) => (length ? startedAt + milliseconds(length) : 0)
  return {
    memberId,
    limits: limits.map(({ amount, increase, ...limit }) => ({
      ...limit,
      amount: toMinor(amount),
      increase: increase
        ? { amount: toMinor(increase.amount), readyAt: startedAt + milliseconds(increase.readyIn) }
        : null,
    })),
    realityMinutes,
    timeOutUntil: endOf(timeOut),
    excludedUntil: endOf(selfExclusion),
  }
}
