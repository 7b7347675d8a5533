import type * as z from 'zod/mini'
import { fail } from '#mock-server/values/fail.ts'
import { clockRange, inClockRange } from '#mock-server/world/clock/clock-range.ts'
import { milliseconds } from '#mock-server/world/clock/duration.ts'
import type { DueStep } from '#mock-server/world/schedule/schedule.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { control } from './contract.ts'

const nextDue = ([next]: readonly DueStep[]): number =>
  next?.at ?? fail('NOTHING_DUE', { field: 'body.action', message: 'nothing is due in this world' })

/** Returns an instant if it lies within the clock's range. @throws GatewayError INVALID_INPUT. */
function reachable(at: number, field: string): number {
  if (inClockRange(at)) return at
  return fail('INVALID_INPUT', { field, message: `the clock would leave its range: ${clockRange}` })
}

type ClockAction = z.output<typeof control.moveClock.body>

/**
 * Applies an action to a world's clock.
 *
 * @throws GatewayError NOTHING_DUE, and INVALID_INPUT beyond the clock's range.
 */
export async function moveClock({ clock, schedule }: World, input: ClockAction): Promise<void> {
  if (input.action === 'freeze') clock.freeze()
  if (input.action === 'run') clock.run()
  if (input.action === 'set') await schedule.moveTo(input.at)
  if (input.action === 'advance') await schedule.moveTo(reachable(clock.now() + milliseconds(input.by), 'body.by'))
  if (input.action === 'next') await schedule.moveTo(reachable(nextDue(schedule.pending()), 'body.action'))
}
