import type { LimitKind, LimitPeriod } from '#contract/safer-play.ts'
import { day } from '#contract/time-units.ts'
import type { OwnLimit } from '#mock-server/world/tables/safer-play.ts'

/** How long a higher limit waits before the member may confirm it, in milliseconds. */
export const coolingOff = day

/** The length of each rolling window, in milliseconds. */
export const periodLength: Readonly<Record<LimitPeriod, number>> = { day, week: 7 * day, month: 30 * day }

export type Limits = readonly Readonly<OwnLimit>[]
type Which = Pick<OwnLimit, 'kind' | 'period'>

const isOf =
  ({ kind, period }: Which) =>
  (limit: Which) =>
    limit.kind === kind && limit.period === period

export const limitOf = (limits: Limits, which: Which) => limits.find(isOf(which))

const replaced = (limits: Limits, which: Which, limit?: OwnLimit): OwnLimit[] => [
  ...limits.filter((other) => !isOf(which)(other)),
  ...(limit ? [limit] : []),
]

/**
 * Returns the limits after the member sets one. A first or lower amount applies at once and drops a waiting increase; a
 * higher one, or null for none, waits for the cooling-off period.
 */
export function setLimit(limits: Limits, change: Which & { amount: number | null }, now: number): OwnLimit[] {
  const { kind, period, amount } = change
  const current = limitOf(limits, change)
  if (current && (amount === null || amount > current.amount)) {
    const increase = { amount, readyAt: now + coolingOff }
    return replaced(limits, change, { ...current, increase })
  }
  return replaced(limits, change, amount === null ? undefined : { kind, period, amount, increase: null })
}

/** Returns the limits without a waiting increase; undefined if none waits. */
export function withdrawIncrease(limits: Limits, which: Which): OwnLimit[] | undefined {
  const current = limitOf(limits, which)
  return current?.increase ? replaced(limits, which, { ...current, increase: null }) : undefined
}

/** Returns the limits with a waiting increase applied; undefined if none waits or its cooling-off period still runs. */
export function confirmIncrease(limits: Limits, which: Which, now: number): OwnLimit[] | undefined {
  const current = limitOf(limits, which)
  if (!current?.increase || current.increase.readyAt > now) return undefined
  const { amount } = current.increase
  return replaced(limits, which, amount === null ? undefined : { ...current, amount, increase: null })
}

/** The amounts of a member's window, in minor units. */
export interface Used {
  deposit: number
  stake: number
  win: number
}

/** Returns how much of a limit is used. A window that won more than it lost has used nothing of a loss limit. */
export function usedOf(kind: LimitKind, { deposit, stake, win }: Used): number {
  if (kind === 'deposit') return deposit
  return kind === 'stake' ? stake : Math.max(0, stake - win)
}

/** Returns the limit that leaves the least for a further amount, and what it leaves; undefined without a limit. */
export function tightest(limits: Limits, kinds: readonly LimitKind[], used: (period: LimitPeriod) => Used) {
  return limits
    .filter(({ kind }) => kinds.includes(kind))
    .map((limit) => ({ limit, left: Math.max(0, limit.amount - usedOf(limit.kind, used(limit.period))) }))
    .toSorted((a, b) => a.left - b.left)[0]
}

/** Returns the instant some calendar months later, at the same time of day. */
export function monthsLater(now: number, months: number): number {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.getTime()
}
