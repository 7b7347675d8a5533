/** Returns the whole seconds until an instant, rounded up; undefined once it is reached. Instants are milliseconds. */
export function secondsLeft(until: number, now: number): number | undefined {
  const left = Math.ceil((until - now) / 1000)
  return left > 0 ? left : undefined
}
