const letters = (text: string) => [...text]
const stars = (count: number) => '*'.repeat(count)

/** Masks a name except its first and last letters: `김민지` becomes `김*지`. A two-letter name keeps only the first. */
export function maskName(name: string): string {
  const all = letters(name)
  const last = all.length > 2 ? all.at(-1) : ''
  return all.length === 0 ? '' : `${all[0]}${stars(Math.max(1, all.length - 2))}${last}`
}

/** Masks an account: `minji_k` becomes `mi***k`, for any length. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`

/** Masks an e-mail address: `haedal@example.com` becomes `ha****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return ''
  const local = letters(email.slice(0, at))
  const shown = local.length > 2 ? 2 : 1
  return `${local.slice(0, shown).join('')}${stars(Math.max(1, local.length - shown))}${email.slice(at)}`
}

/** Masks a mobile number: `821022334455` becomes `********4455`. */
export const maskMobile = (mobile: string): string => mobile.replace(/\d(?=\d{4})/g, '*')

/** Masks a card number: `110482739164` becomes `•••• 9164`, for any length. */
export const maskCard = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`
