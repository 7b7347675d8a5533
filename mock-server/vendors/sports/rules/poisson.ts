/** Returns the probabilities of 0, 1, 2 … events for an expected `rate`. The omitted rest is below one in a billion. */
export function poisson(rate: number): number[] {
  const length = Math.ceil(rate + 7 * Math.sqrt(rate) + 9)
  // Logarithms, because e^-rate underflows for games with many points.
  let log = -rate
  return Array.from({ length }, (_, count) => {
    if (count > 0) log += Math.log(rate / count)
    return Math.exp(count > 0 && rate === 0 ? Number.NEGATIVE_INFINITY : log)
  })
}

/** Returns the number of events for a fraction in [0, 1). */
export function poissonAt(fraction: number, rate: number): number {
  let left = fraction
  const found = poisson(rate).findIndex((probability) => {
    left -= probability
    return left < 0
  })
  return found < 0 ? Math.ceil(rate) : found
}

/** Returns the probability of more than `line` events. */
export const poissonAbove = (rate: number, line: number): number =>
  line < 0 ? 1 : 1 - poisson(rate).reduce((sum, probability, count) => (count <= line ? sum + probability : sum), 0)

/** Returns the probabilities that the home count leads by more than `line`, and by exactly `line`. */
export function leadChances(rates: { home: number; away: number }, line: number): { above: number; at: number } {
  const away = poisson(rates.away)
  let sum = 0
  const below = away.map((probability) => {
    sum += probability
    return sum
  })
  let [above, at] = [0, 0]
  for (const [count, probability] of poisson(rates.home).entries()) {
    const bound = count - line
    at += probability * (Number.isInteger(bound) ? (away[bound] ?? 0) : 0)
    const most = Math.ceil(bound) - 1
    above += probability * (most < 0 ? 0 : (below[most] ?? 1))
  }
  return { above, at }
}
