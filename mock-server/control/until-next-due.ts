import type { World } from '#mock-server/world/worlds/world.ts'

/** The longest timeout of a timer, in milliseconds. */
const longest = 2 ** 31 - 1

/**
 * Returns the milliseconds of the host's time until the next event is due, at most the longest timeout of a timer. A
 * frozen clock reaches no event.
 */
export function untilNextDue({ clock, schedule }: World): number {
  const next = schedule.pending()[0]
  if (!next || clock.state().mode === 'frozen') return longest
  return Math.min(longest, Math.max(0, next.at - clock.now()))
}
