/**
 * Creates a token bucket by the host's time in milliseconds. It admits `perMinute` requests at once, and refills at that
 * rate. A limit of 0 admits everything.
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
    /** Counts one request. Returns 0 if it is admitted, otherwise the seconds to wait. */
    take(): number {
      refill()
      if (limit === 0) return 0
      if (left < 1) return Math.ceil(((1 - left) * 60) / limit)
      left -= 1
      return 0
    },
  }
}
