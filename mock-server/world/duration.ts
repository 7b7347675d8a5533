import * as z from 'zod/mini'

export const Duration = z.string().check(z.regex(/^\d+(ms|s|m|h|d)$/, 'a duration such as 500ms, 30s, 5m, 2h or 1d'))
const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Milliseconds of a duration such as `30s`. */
export function milliseconds(text: string): number {
  const unit = (text.match(/[a-z]+$/)?.[0] ?? 'ms') as keyof typeof units
  return Number.parseInt(text, 10) * units[unit]
}
