/** How a language writes numbers, in canonical characters. */
interface Notation {
  group: string
  decimal: string
  write: (amount: number) => string
  canonical: (text: string) => string
}

/** Money is shown and moved in hundredths at the finest. */
const decimals = 2
/** Longer than any amount that is written out. */
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

/** Writes the language's own digits and full-width characters as ASCII, and each kind of space and apostrophe as one. */
function canonicalText(text: string, own: readonly string[]): string {
  const digits = [...text].map((character) => (own.includes(character) ? own.indexOf(character) : character))
  return digits.join('').normalize('NFKC').replace(/\s/g, ' ').replaceAll('’', "'")
}

/** The digits of a whole number whose groups stand where the language puts them, or that has none. */
function ungrouped(whole: string, { group, write, canonical }: Notation): string | undefined {
  if (/^\d+$/.test(whole)) return whole
  const digits = whole.split(group).join('')
  return /^[1-9]\d*$/.test(digits) && canonical(write(Number(digits))) === whole ? digits : undefined
}

/**
 * Returns the amount a person typed or pasted, read by the rules of the language `tag` such as `ko`. Returns nothing
 * for any text that is not one positive number with at most two decimals: no part of a text is left out to make it one.
 * A sign of the currency may stand before or after it.
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

/** Writes an amount as a person of the language would type it, in groups. */
export const writeAmount = (amount: number, tag: string): string => notationOf(tag).write(amount)

/**
 * Returns what an amount field shows after an edit. While only digits come and go, the whole number is grouped again;
 * anything else stays as it was typed.
 */
export function editAmount(shown: string, typed: string, tag: string): string {
  const { canonical, group, write } = notationOf(tag)
  const digitsOf = (text: string) => canonical(text).split(group).join('')
  const wasWhole = shown === '' || (readAmount(shown, tag) !== undefined && /^\d+$/.test(digitsOf(shown)))
  const onlyDigits = /^\d*$/.test(canonical(inserted(shown, typed)))
  const digits = digitsOf(typed)
  return wasWhole && onlyDigits && /^\d{1,15}$/.test(digits) ? write(Number(digits)) : typed
}

/** What an edit put in between the beginning and the end that stayed. */
function inserted(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1
  return after.slice(start, after.length - end)
}
