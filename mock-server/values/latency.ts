/** A delay in milliseconds: fixed, or log-normal like real networks, by two percentiles or by median and sigma. */
export type Latency = number | { p50: number; p95: number } | { median: number; sigma: number }

/** The longest simulated delay, in milliseconds. */
export const longestLatency = 600_000

/** The 95th percentile of a normal distribution, in standard deviations above its mean. */
const deviationsOfP95 = 1.644853626951472

const shapeOf = (latency: Exclude<Latency, number>) =>
  'sigma' in latency
    ? latency
    : { median: latency.p50, sigma: (Math.log(latency.p95) - Math.log(latency.p50)) / deviationsOfP95 }

/** Returns a normal deviate of two fractions in [0, 1), by Box and Muller. */
const deviate = (one: number, other: number) => Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other)

/** Returns one delay in milliseconds. A distributed latency calls `fraction` for two random numbers in [0, 1). */
export function drawLatency(latency: Latency, fraction: (draw: 'one' | 'other') => number): number {
  if (typeof latency === 'number') return latency
  const { median, sigma } = shapeOf(latency)
  return Math.min(longestLatency, Math.round(median * Math.exp(sigma * deviate(fraction('one'), fraction('other')))))
}
