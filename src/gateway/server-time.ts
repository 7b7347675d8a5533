let offset = 0

/** Takes the gateway's time from an answer's `Date` header, so that countdowns agree with it. */
export function noteServerDate(header: unknown): void {
  const at = typeof header === 'string' ? Date.parse(header) : Number.NaN
  if (!Number.isNaN(at)) offset = at - Date.now()
}

/** The gateway's time in milliseconds, to about a second. */
export const serverNow = (): number => Date.now() + offset
