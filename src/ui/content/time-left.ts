/** Returns the hours, minutes and seconds of a time in milliseconds, with at least two digits each. */
export function timeLeft(ms: number): [hours: string, minutes: string, seconds: string] {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return [pad(seconds / 3600), pad((seconds / 60) % 60), pad(seconds % 60)]
}

const pad = (value: number) => String(Math.floor(value)).padStart(2, '0')
