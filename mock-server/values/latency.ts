/** A delay: so many milliseconds, or log-normal as the delays of real networks are, by two percentiles or by its shape. */
export type Latency = number | { p50: number; p95: number } | { median: number; sigma: number }

/** Milliseconds; nothing that is simulated waits longer. */
export const longestLatency = 600_000

/** How many standard deviations above its middle the 95th percentile of a normal distribution lies. */
const deviationsOfP95 = 1.644853626951472

const shapeOf = (latency: Exclude<Latency, number>) =>
  'sigma' in latency
    ? latency
    : { median: latency.p50, sigma: (Math.log(latency.p95) - Math.log(latency.p50)) / deviationsOfP95 }

/** A normal deviate of two fractions in [0, 1), by Box and Muller. */
const deviate = (one: number, other: number) => Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other)

/** Milliseconds of one delay; `fraction` is asked, for a fixed one never, for two chances in [0, 1). */
export function drawLatency(latency: Latency, fraction: (draw: 'one' | 'other') => number): number {
  if (typeof latency === 'number') return latency
  const { median, sigma } = shapeOf(latency)
  return Math.min(longestLatency, Math.round(median * Math.exp(sigma * deviate(fraction('one'), fraction('other')))))
}
