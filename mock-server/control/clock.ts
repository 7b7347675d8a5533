import type * as z from 'zod/mini'
import { milliseconds } from '../world/duration.ts'
import type { World } from '../world/world.ts'
import type { control } from './contract.ts'

type Order = z.output<typeof control.moveClock.body>

export const readClock = ({ clock, schedule }: World) => ({
  mode: clock.state().mode,
  now: clock.now(),
  pending: [...schedule.pending()],
})

export async function moveClock({ clock, schedule }: World, order: Order): Promise<void> {
  if (order.action === 'freeze') clock.freeze()
  if (order.action === 'run') clock.run()
  if (order.action === 'set') await schedule.moveTo(order.at)
  if (order.action === 'advance') await schedule.moveTo(clock.now() + milliseconds(order.by))
}
