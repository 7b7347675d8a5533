/** Returns the value that the given share of the numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export async function timed(action: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

/** Returns this process's CPU milliseconds on all cores, independent of other load. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Times {
  /** In wall-clock milliseconds. */
  p50: number
  p95: number
  /** The mean CPU milliseconds, including garbage collection and compilation. */
  cpu: number
}

export async function timesOf(count: number, action: (at: number) => Promise<unknown> | unknown): Promise<Times> {
  const times: number[] = []
  const before = cpuTime()
  for (let at = 0; at < count; at += 1) times.push(await timed(() => action(at)))
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpu: (cpuTime() - before) / count }
}
