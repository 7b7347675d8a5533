/**
 * Counts requests by the host's time: so many in a minute, at once or spread, and then as many as the minute lets through.
 * A limit of 0 lets everything through.
 */
export function createRateLimit(perMinute: () => number, now: () => number) {
  let limit = perMinute()
  let left = limit
  let counted = now()

  const refill = () => {
    if (perMinute() !== limit) {
      limit = perMinute()
      left = limit
    }
    left = Math.min(limit, left + ((now() - counted) * limit) / 60_000)
    counted = now()
  }

  return {
    /** Takes one request; how many seconds from now it may come if it may not now, otherwise 0. */
    take(): number {
      refill()
      if (limit === 0) return 0
      if (left < 1) return Math.ceil(((1 - left) * 60) / limit)
      left -= 1
      return 0
    },
  }
}
