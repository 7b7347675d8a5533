import type { World } from '#mock-server/world/world.ts'

/** The longest that a timer can wait. */
const longest = 2 ** 31 - 1

/** Milliseconds of the host's time until the world's clock reaches what is due next. Frozen clocks reach nothing. */
export function untilNextDue({ clock, schedule }: World): number {
  const next = schedule.pending()[0]
  if (!next || clock.state().mode === 'frozen') return longest
  return Math.min(longest, Math.max(0, next.at - clock.now()))
}
