import { wait } from '#platform/wait.ts'

/** Returns a throttle that starts at most one action every `ms`. Earlier actions wait in order; none is dropped. */
export function createThrottle(ms: number) {
  let free = 0
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    const now = performance.now()
    const start = Math.max(now, free)
    free = start + ms
    if (start > now) await wait(start - now)
    return action()
  }
}
