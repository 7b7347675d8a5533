const second = 1_000
const hour = 3_600
const day = 24 * hour

const two = (number: number) => String(number).padStart(2, '0')

/** Formats milliseconds as `0:42` or `3:05:00`, and from one day on as days and hours with units. */
export function countdownText(left: number, { days, hours }: { days: string; hours: string }): string {
  const seconds = Math.max(0, Math.ceil(left / second))
  if (seconds >= day) return `${Math.floor(seconds / day)}${days} ${Math.floor((seconds % day) / hour)}${hours}`
  const minutes = Math.floor((seconds % hour) / 60)
  const rest = `${two(seconds % 60)}`
  return seconds >= hour ? `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
