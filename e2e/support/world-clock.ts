import * as z from 'zod/mini'
import { day, hour, koreaOffset } from '#contract/time-units.ts'

const Answer = z.object({ value: z.object({ now: z.int() }) })

/**
 * Returns the controls of a world's clock, whose changes `send` carries to the control API. Each returns the world's time
 * after it, in Unix milliseconds, and throws if the gateway refuses it.
 */
export function worldClock(send: (change: object) => Promise<unknown>) {
  const order = async (change: object) => Answer.parse(await send(change)).value.now
  return {
    freeze: () => order({ action: 'freeze' }),
    run: () => order({ action: 'run' }),
    set: (at: number) => order({ action: 'set', at }),
    /** Moves the clock on by a duration such as `15m`. */
    advance: (by: string) => order({ action: 'advance', by }),
  }
}

export type WorldClock = ReturnType<typeof worldClock>

/**
 * Sets a clock to an hour before the last midnight in Korea. The seeded play of that day is then complete, whatever the
 * time of the test.
 */
export const setEvening = (clock: WorldClock): Promise<number> =>
  clock.set(Math.floor((Date.now() + koreaOffset) / day) * day - koreaOffset - hour)
