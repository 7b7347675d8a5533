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
