import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number with its dialling code, as digits. The country's own rules say which leading digits are not part of it. */
export function fullMobile(dialingCode: string, number: string): string {
  const [code, own] = [digitsOf(dialingCode), digitsOf(number)]
  const parsed = code ? parsedNumber(`${code}${own}`) : undefined
  return parsed ? digitsOf(parsed.number) : `${code}${own.replace(/^0/, '')}`
}

/** An address or a number as everything is filed under it: an address in lower case, a number as digits. */
export const normaliseAddress = (to: string): string => (to.includes('@') ? to.trim().toLowerCase() : digitsOf(to))

const parsedNumber = (number: string) => parsePhoneNumberFromString(`+${digitsOf(number)}`)

/** The country of a number with its dialling code, such as KR. */
export const countryOf = (number: string): string | undefined => parsedNumber(number)?.country

/** How a number is written: with its dialling code, without it, and as at home, such as 01022334455. */
function spellings(number: string): string[] {
  const parsed = parsedNumber(number)
  return parsed ? [number, parsed.nationalNumber, digitsOf(parsed.formatNational())] : [number]
}

const isWords = (text: string) => /[^\d\s()+./-]/.test(text)

/**
 * Whether what was sent `to` an address or a number went to what a person calls `wanted`: a part of it is enough, whatever
 * the case, and a number may be written as at home or with its dialling code, with any punctuation.
 */
export function isSentTo(to: string, wanted: string): boolean {
  if (to.includes('@') || isWords(wanted)) return to.toLowerCase().includes(wanted.trim().toLowerCase())
  const digits = wanted.trim().startsWith('+') ? fullMobileOf(wanted) : digitsOf(wanted)
  return digits !== '' && spellings(to).some((spelling) => spelling.includes(digits))
}

const fullMobileOf = (international: string) =>
  digitsOf(parsePhoneNumberFromString(international)?.number ?? international)
