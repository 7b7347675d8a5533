import { day, hour, minute, second } from '#contract/time-units.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** Formats milliseconds as `0:42` or `3:05:00`, and from one day on as days and hours with units. */
export function countdownText(left: number, { days, hours }: { days: string; hours: string }): string {
  const whole = Math.max(0, Math.ceil(left / second)) * second
  if (whole >= day) return `${Math.floor(whole / day)}${days} ${Math.floor((whole % day) / hour)}${hours}`
  const minutes = Math.floor((whole % hour) / minute)
  const rest = two((whole % minute) / second)
  return whole >= hour ? `${Math.floor(whole / hour)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
