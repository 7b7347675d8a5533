let offset = 0

/** Reads the gateway's time from an answer's `Date` header, so that countdowns agree with it. Ignores invalid dates. */
export function noteServerDate(header: unknown): void {
  const at = typeof header === 'string' ? Date.parse(header) : Number.NaN
  if (!Number.isNaN(at)) offset = at - Date.now()
}

/** Returns the gateway's time in milliseconds since 1970, accurate to about a second. */
export const serverNow = (): number => Date.now() + offset
