import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Returns a number with its dialling code, as digits. The country's rules decide which leading digits to drop. */
export function fullMobile(dialingCode: string, number: string): string {
  const [code, own] = [digitsOf(dialingCode), digitsOf(number)]
  const parsed = code ? parsedNumber(`${code}${own}`) : undefined
  return parsed ? digitsOf(parsed.number) : `${code}${own.replace(/^0/, '')}`
}

/** Returns the canonical form: an address in lower case, a number as digits. */
export const normaliseAddress = (to: string): string => (to.includes('@') ? to.trim().toLowerCase() : digitsOf(to))

const parsedNumber = (number: string) => parsePhoneNumberFromString(`+${digitsOf(number)}`)

/** Returns the country of a number with its dialling code, such as KR, or undefined. */
export const countryOf = (number: string): string | undefined => parsedNumber(number)?.country

/** Returns the spellings of a number: with its dialling code, without it, and national, such as 01022334455. */
function spellings(number: string): string[] {
  const parsed = parsedNumber(number)
  return parsed ? [number, parsed.nationalNumber, digitsOf(parsed.formatNational())] : [number]
}

const isWords = (text: string) => /[^\d\s()+./-]/.test(text)

/**
 * Returns true if `wanted` matches the address or number `to`. A part is enough, case is ignored, and a number may be
 * national or with its dialling code, with any punctuation.
 */
export function isSentTo(to: string, wanted: string): boolean {
  if (to.includes('@') || isWords(wanted)) return to.toLowerCase().includes(wanted.trim().toLowerCase())
  const digits = wanted.trim().startsWith('+') ? fullMobileOf(wanted) : digitsOf(wanted)
  return digits !== '' && spellings(to).some((spelling) => spelling.includes(digits))
}

const fullMobileOf = (international: string) =>
  digitsOf(parsePhoneNumberFromString(international)?.number ?? international)
