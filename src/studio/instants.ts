const pad = (value: number, digits = 2) => `${value}`.padStart(digits, '0')

const clockOf = (date: Date) => `${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`

/** Returns an instant as 2026-11-20 12:04:31, in the device's time zone. */
export function formatInstant(at: number): string {
  const date = new Date(at)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${clockOf(date)}`
}

/** Returns an instant as 11-20 12:04:31, in the device's time zone. */
export const formatDayTime = (at: number): string => formatInstant(at).slice(5)

/** Returns the time of day as 12:04:31.208. */
export function formatTime(at: number): string {
  const date = new Date(at)
  return `${clockOf(date)}.${pad(date.getMilliseconds(), 3)}`
}
