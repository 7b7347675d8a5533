/** Limits far above the lengths of the product's own patterns and values. */
const longestPattern = 256
const longestValue = 128
/** The number of alternatives that a phone tries without a noticeable delay. */
const mostWays = 2_000_000

/** One level of parentheses while a pattern is read. `ways` counts the ways to match so far. */
interface Level {
  /** Of the branches before the present one. */
  before: number
  ways: number
}

const token =
  /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|]|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/gy

/**
 * Returns whether matching a pattern against a value is certain to end without a noticeable delay. It is strict: a
 * repeated part may contain no choice, and back references are refused, so it refuses some harmless patterns too.
 */
export function isSafePattern(pattern: string, value: string): boolean {
  if (pattern.length > longestPattern || value.length > longestValue) return false
  const levels: Level[] = []
  let level: Level = { before: 0, ways: 1 }
  /** The ways to match what a quantifier would repeat. */
  let last = 1
  for (const [text] of pattern.matchAll(token)) {
    const counted = /^(?:[*+?]|\{\d)/.test(text) ? repeats(text, value.length) : undefined
    if (/^\\[1-9k]/.test(text)) return false
    if (text.startsWith('(')) {
      levels.push(level)
      level = { before: 0, ways: 1 }
    } else if (text === ')') {
      last = level.before + level.ways
      level = levels.pop() ?? { before: 0, ways: 1 }
      level.ways *= last
    } else if (text === '|') {
      level = { before: level.before + level.ways, ways: 1 }
    } else if (counted) {
      if (counted.most > 1 && last > 1) return false
      level.ways *= counted.choices
      last = 1
    } else {
      last = 1
    }
    if (level.before + level.ways > mostWays) return false
  }
  return true
}

/** Returns how often a quantifier repeats at most and among how many counts it chooses, for a value of that length. */
function repeats(quantifier: string, length: number): { most: number; choices: number } {
  const [, from, comma, to] = /^\{(\d+)(,?)(\d*)\}/.exec(quantifier) ?? []
  const least = from === undefined ? (quantifier.startsWith('+') ? 1 : 0) : Number(from)
  const open = from === undefined ? (quantifier.startsWith('?') ? 1 : length) : comma ? Number(to || length) : least
  const most = Math.min(open, length)
  return { most, choices: Math.max(most - least + 1, 1) }
}
