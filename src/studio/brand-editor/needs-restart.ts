import type { Merchant } from '#merchant/merchant.ts'

/** What an app reads once: its texts, languages, the pictures in its lists, and the code in its calls. */
const readOnce = ({ code, languages, helpline, minimumAge, currency, artwork, theme: { look } }: Merchant) =>
  JSON.stringify({ code, languages, helpline, minimumAge, currency, artwork, voice: look.voice, first: look.first })

/** Returns whether open phones must start again to show another merchant; they apply everything else without a restart. */
export const needsRestart = (before: Merchant, now: Merchant): boolean => readOnce(before) !== readOnce(now)
