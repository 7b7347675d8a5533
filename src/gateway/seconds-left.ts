/** Returns the whole seconds until an instant, rounded up; nothing once it is reached. */
export function secondsLeft(until: number, now: number): number | undefined {
  const left = Math.ceil((until - now) / 1000)
  return left > 0 ? left : undefined
}
