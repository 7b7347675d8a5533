import * as z from 'zod/mini'
import type { Clock } from './clock.ts'
import { ScenarioStep } from './scenario.ts'

export const DueStep = z.object({ at: z.int(), step: ScenarioStep })
export type DueStep = z.infer<typeof DueStep>

/**
 * What will happen in a world, in order of its time. Nothing here is a timer: what is due happens when the clock is
 * next looked at, because a service worker may have been stopped in between.
 */
export function createSchedule(initial: DueStep[], clock: Clock, perform: (step: ScenarioStep) => void) {
  let due = initial.toSorted((a, b) => a.at - b.at)

  const performNext = () => {
    const [next, ...later] = due
    due = later
    if (next) perform(next.step)
  }

  const settle = () => {
    while (due[0] && due[0].at <= clock.now()) performNext()
  }

  return {
    pending: (): readonly DueStep[] => due,
    settle,
    /** Moves the clock to `at`, stopping at every step on the way. */
    moveTo(at: number) {
      settle()
      while (due[0] && due[0].at <= at) {
        clock.set(due[0].at)
        performNext()
      }
      clock.set(at)
    },
  }
}
