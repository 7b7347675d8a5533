export type KeyPart = string | number

const joined = (key: readonly KeyPart[]) => key.join('\u0000')

/** Returns a 32-bit hash of the key's parts: FNV-1a with an avalanche finish. */
export const hash = (...key: KeyPart[]): number => hashText(joined(key))

function hashText(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/**
 * A random source whose values depend only on seed and key. Adding a field never changes the value of another, because
 * there is no shared stream of draws.
 */
export interface Chance {
  /** Returns a number in [0, 1). */
  fraction(...key: KeyPart[]): number
  /** Returns an integer from `minimum` to `maximum`, both inclusive. */
  integer(minimum: number, maximum: number, ...key: KeyPart[]): number
  pick<T>(list: readonly [T, ...T[]], ...key: KeyPart[]): T
  /** Returns `length` hexadecimal digits. */
  hex(length: number, ...key: KeyPart[]): string
}

/** Returns eight hexadecimal digits. The part comes first: after the key, two keys with one equal hash would share every word. */
const word = (part: number, text: string) =>
  hashText(joined([part, text]))
    .toString(16)
    .padStart(8, '0')

/** Creates a random source from a seed. */
export function createChance(seed: string): Chance {
  const fraction = (...key: KeyPart[]) => hash(seed, ...key) / 2 ** 32
  const integer = (minimum: number, maximum: number, ...key: KeyPart[]) =>
    minimum + Math.floor(fraction(...key) * (maximum - minimum + 1))
  return {
    fraction,
    integer,
    pick: (list, ...key) => list[integer(0, list.length - 1, ...key)] ?? list[0],
    // Every write draws an identifier. The key is joined once for all its words.
    hex(length, ...key) {
      const text = joined([seed, ...key])
      let digits = ''
      for (let part = 0; digits.length < length; part += 1) digits += word(part, text)
      return digits.slice(0, length)
    },
  }
}

/** Creates a random source whose seed can change while it is in use. */
export function createShiftingChance(seed: string): Chance & { shift(seed: string): void } {
  let chance = createChance(seed)
  return {
    fraction: (...key) => chance.fraction(...key),
    integer: (minimum, maximum, ...key) => chance.integer(minimum, maximum, ...key),
    pick: (list, ...key) => chance.pick(list, ...key),
    hex: (length, ...key) => chance.hex(length, ...key),
    shift(next) {
      chance = createChance(next)
    },
  }
}
