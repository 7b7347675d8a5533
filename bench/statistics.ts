/** The value that the given share of the numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export async function timed(action: () => Promise<unknown> | unknown): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

/** The CPU milliseconds of this process so far on all cores, without other load on the machine. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Times {
  /** Milliseconds on the wall. */
  p50: number
  p95: number
  /** Milliseconds of CPU each, garbage collection and compilation among them; the mean. */
  cpu: number
}

export async function timesOf(count: number, action: (at: number) => Promise<unknown> | unknown): Promise<Times> {
  const times: number[] = []
  const before = cpuTime()
  for (let at = 0; at < count; at += 1) times.push(await timed(() => action(at)))
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), cpu: (cpuTime() - before) / count }
}
