import * as z from 'zod/mini'
import type { Clock } from '#mock-server/world/clock/clock.ts'
import { ScenarioStep } from '#mock-server/world/scenarios/scenario.ts'
import { dueKinds } from './performers.ts'

/** An event that is due at an instant: a step of the scenario, or a performer's work for an id. */
export const DueStep = z.union([
  z.object({ at: z.int(), step: ScenarioStep }),
  z.object({ at: z.int(), kind: z.enum(dueKinds), id: z.string() }),
])
export type DueStep = z.infer<typeof DueStep>

type Perform = (due: DueStep) => unknown

/**
 * Creates the schedule of a world's events, in order of time. It uses no timer: due events happen at the next access,
 * because a service worker may have been stopped in between. Instants are milliseconds since 1970 by the world's clock.
 */
export function createSchedule(initial: DueStep[], clock: Clock, perform: Perform) {
  let due = initial.toSorted((a, b) => a.at - b.at)

  async function performUntil(reached: (at: number) => boolean) {
    for (let next = due[0]; next && reached(next.at); next = due[0]) {
      due = due.slice(1)
      await perform(next)
    }
  }

  const settle = () => performUntil((at) => at <= clock.now())

  return {
    pending: (): readonly DueStep[] => due,
    add(step: DueStep) {
      const place = due.findLastIndex(({ at }) => at <= step.at) + 1
      due = due.toSpliced(place, 0, step)
    },
    settle,
    /** Moves the clock to `at` and stops at every due step before it. */
    async moveTo(at: number) {
      await settle()
      await performUntil((stop) => {
        if (stop > at) return false
        clock.set(stop)
        return true
      })
      clock.set(at)
    },
  }
}
