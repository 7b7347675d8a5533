/** The probabilities of 0, 1, 2 … events where `rate` are expected; what lies beyond the last is below one in a billion. */
export function poisson(rate: number): number[] {
  const length = Math.ceil(rate + 7 * Math.sqrt(rate) + 9)
  // Through logarithms: e^-rate alone is nothing for a game of many points.
  let log = -rate
  return Array.from({ length }, (_, count) => {
    if (count > 0) log += Math.log(rate / count)
    return Math.exp(count > 0 && rate === 0 ? Number.NEGATIVE_INFINITY : log)
  })
}

/** How many events a fraction in [0, 1) stands for. */
export function poissonAt(fraction: number, rate: number): number {
  let left = fraction
  const found = poisson(rate).findIndex((probability) => {
    left -= probability
    return left < 0
  })
  return found < 0 ? Math.ceil(rate) : found
}

/** The probability of more than `line` events. */
export const poissonAbove = (rate: number, line: number): number =>
  line < 0 ? 1 : 1 - poisson(rate).reduce((sum, probability, count) => (count <= line ? sum + probability : sum), 0)

/** The probability that one count exceeds another by more than `line`; a whole line may be met exactly. */
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
