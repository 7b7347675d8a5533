import type * as z from 'zod/mini'
import { fail } from '#mock-server/values/fail.ts'
import { clockRange, inClockRange } from '#mock-server/world/clock-range.ts'
import { milliseconds } from '#mock-server/world/duration.ts'
import type { DueStep } from '#mock-server/world/schedule.ts'
import type { World } from '#mock-server/world/world.ts'
import type { control } from './contract.ts'

const nextDue = ([next]: readonly DueStep[]): number =>
  next?.at ?? fail('NOTHING_DUE', { field: 'body.action', message: 'nothing is due in this world' })

/** An instant that lies where the clock can stand. @throws GatewayError INVALID_INPUT. */
function reachable(at: number, field: string): number {
  if (inClockRange(at)) return at
  return fail('INVALID_INPUT', { field, message: `the clock would leave its range: ${clockRange}` })
}

type Order = z.output<typeof control.moveClock.body>

/** @throws GatewayError NOTHING_DUE, and INVALID_INPUT beyond the clock's range. */
export async function moveClock({ clock, schedule }: World, order: Order): Promise<void> {
  if (order.action === 'freeze') clock.freeze()
  if (order.action === 'run') clock.run()
  if (order.action === 'set') await schedule.moveTo(order.at)
  if (order.action === 'advance') await schedule.moveTo(reachable(clock.now() + milliseconds(order.by), 'body.by'))
  if (order.action === 'next') await schedule.moveTo(reachable(nextDue(schedule.pending()), 'body.action'))
}
