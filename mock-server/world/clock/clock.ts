import * as z from 'zod/mini'

/** A running clock is the host's time plus `offset`; a frozen one stays at `at`. Milliseconds. */
export const ClockState = z.union([
  z.object({ mode: z.literal('running'), offset: z.int() }),
  z.object({ mode: z.literal('frozen'), at: z.int() }),
])
export type ClockState = z.infer<typeof ClockState>

/** A world's clock, in milliseconds since 1970. */
export interface Clock {
  now(): number
  state(): ClockState
  /** Moves to an instant and keeps its mode. */
  set(at: number): void
  freeze(): void
  run(): void
}

/** Creates a clock in a state. `hostNow` returns the host's time in milliseconds. */
export function createClock(initial: ClockState, hostNow: () => number): Clock {
  let state = initial
  const now = () => (state.mode === 'frozen' ? state.at : hostNow() + state.offset)
  const runningFrom = (at: number): ClockState => ({ mode: 'running', offset: at - hostNow() })

  return {
    now,
    state: () => state,
    set(at) {
      state = state.mode === 'frozen' ? { mode: 'frozen', at } : runningFrom(at)
    },
    freeze() {
      state = { mode: 'frozen', at: now() }
    },
    run() {
      state = runningFrom(now())
    },
  }
}
