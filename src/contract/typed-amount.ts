/** The number format of a language, in canonical characters. */
interface Notation {
  group: string
  decimal: string
  write: (amount: number) => string
  canonical: (text: string) => string
}

/** The smallest unit of money is a hundredth. */
const decimals = 2
/** The limit of a text, longer than any written amount. */
const longest = 24

const notations = new Map<string, Notation>()

function notationOf(tag: string): Notation {
  const known = notations.get(tag) ?? readNotation(tag)
  notations.set(tag, known)
  return known
}

function readNotation(tag: string): Notation {
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals })
  const parts = format.formatToParts(1_234_567.5)
  const own = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  const canonical = (text: string) => canonicalText(text, own)
  const part = (type: string) => canonical(parts.find((found) => found.type === type)?.value ?? '')
  return { group: part('group'), decimal: part('decimal'), write: (amount) => format.format(amount), canonical }
}

/** Converts the language's own digits and full-width characters to ASCII, and normalises spaces and apostrophes. */
function canonicalText(text: string, own: readonly string[]): string {
  const digits = [...text].map((character) => (own.includes(character) ? own.indexOf(character) : character))
  return digits.join('').normalize('NFKC').replace(/\s/g, ' ').replaceAll('’', "'")
}

/**
 * Returns the digits of a whole number that is ungrouped or correctly grouped for the language, otherwise undefined.
 */
function ungrouped(whole: string, { group, write, canonical }: Notation): string | undefined {
  if (/^\d+$/.test(whole)) return whole
  const digits = whole.split(group).join('')
  return /^[1-9]\d*$/.test(digits) && canonical(write(Number(digits))) === whole ? digits : undefined
}

/**
 * Parses a typed or pasted amount by the rules of the language `tag`, such as `ko`, and returns it in major units.
 * Returns undefined for any text that is not one unsigned number with at most two decimals: it never drops a part of
 * the text. A currency sign may precede or follow the number.
 */
export function readAmount(text: string, tag: string): number | undefined {
  if (text.length > longest) return undefined
  const notation = notationOf(tag)
  const bare = notation
    .canonical(text)
    .trim()
    .replace(/^\p{Sc} ?| ?\p{Sc}$/u, '')
  const [whole = '', fraction = '0', ...more] = bare.split(notation.decimal)
  const digits = ungrouped(whole, notation)
  const exact = more.length === 0 && /^\d+$/.test(fraction) && fraction.length <= decimals
  return digits && exact ? Number(`${digits}.${fraction}`) : undefined
}

/** Formats an amount in major units with the grouping of the language, and at most two decimals. */
export const writeAmount = (amount: number, tag: string): string => notationOf(tag).write(amount)

/**
 * Returns the text of an amount field after an edit. If only digits changed, it groups the whole number again; otherwise it
 * keeps the typed text.
 */
export function editAmount(shown: string, typed: string, tag: string): string {
  const { canonical, group, write } = notationOf(tag)
  const digitsOf = (text: string) => canonical(text).split(group).join('')
  const wasWhole = shown === '' || (readAmount(shown, tag) !== undefined && /^\d+$/.test(digitsOf(shown)))
  const onlyDigits = /^\d*$/.test(canonical(inserted(shown, typed)))
  const digits = digitsOf(typed)
  return wasWhole && onlyDigits && /^\d{1,15}$/.test(digits) ? write(Number(digits)) : typed
}

/** Returns the text that an edit inserted between the unchanged beginning and end. */
function inserted(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1
  return after.slice(start, after.length - end)
}
