const letters = (text: string) => [...text]
const stars = (count: number) => '*'.repeat(count)

/** `김민지` becomes `김*지`, `Ann Lee` `A*****e`: the ends are shown, of two letters the first. */
export function maskName(name: string): string {
  const all = letters(name)
  const last = all.length > 2 ? all.at(-1) : ''
  return all.length === 0 ? '' : `${all[0]}${stars(Math.max(1, all.length - 2))}${last}`
}

/** `minji_k` becomes `mi***k`, whatever its length. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}***${account.slice(-1)}`

/** `haedal@example.com` becomes `ha****@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return ''
  const local = letters(email.slice(0, at))
  const shown = local.length > 2 ? 2 : 1
  return `${local.slice(0, shown).join('')}${stars(Math.max(1, local.length - shown))}${email.slice(at)}`
}

/** `821022334455` becomes `********4455`. */
export const maskMobile = (mobile: string): string => mobile.replace(/\d(?=\d{4})/g, '*')

/** `110482739164` becomes `•••• 9164`, whatever its length. */
export const maskCard = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`
