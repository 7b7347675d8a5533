import type * as z from 'zod/mini'
import { fail } from '../core/fail.ts'
import { milliseconds } from '../world/duration.ts'
import type { DueStep } from '../world/schedule.ts'
import type { World } from '../world/world.ts'
import type { control } from './contract.ts'

const nextDue = ([next]: readonly DueStep[]): number =>
  next?.at ?? fail('NOTHING_DUE', { field: 'body.action', message: 'nothing is due in this world' })

type Order = z.output<typeof control.moveClock.body>

/** @throws GatewayError NOTHING_DUE. */
export async function moveClock({ clock, schedule }: World, order: Order): Promise<void> {
  if (order.action === 'freeze') clock.freeze()
  if (order.action === 'run') clock.run()
  if (order.action === 'set') await schedule.moveTo(order.at)
  if (order.action === 'advance') await schedule.moveTo(clock.now() + milliseconds(order.by))
  if (order.action === 'next') await schedule.moveTo(nextDue(schedule.pending()))
}
