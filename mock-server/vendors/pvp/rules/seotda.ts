/** One of twenty cards: a month and one of its two cards; `a` has the light or the picture. */
export type HwatuCard = `${number}${'a' | 'b'}`

export const hwatuDeck: readonly HwatuCard[] = Array.from({ length: 10 }, (_, month) => [
  `${month + 1}a` as const,
  `${month + 1}b` as const,
]).flat()

const monthOf = (card: HwatuCard): number => Number.parseInt(card, 10)

/** The named pairs of two months, which rank below the doubles; best first. */
const namedPairs = [
  ['alli', 1, 2],
  ['doksa', 1, 4],
  ['gupping', 1, 9],
  ['jangpping', 1, 10],
  ['jangsa', 4, 10],
  ['seryuk', 4, 6],
] as const

export type SeotdaName = 'light38' | 'light' | 'double' | (typeof namedPairs)[number][0] | 'points'

export interface SeotdaHand {
  name: SeotdaName
  /** The month of a double, the last digit of the months' sum for points; 0 for named hands. */
  value: number
  /** The higher wins; equal ranks share. */
  rank: number
}

const lights: readonly HwatuCard[] = ['1a', '3a', '8a']

/** Returns the hand of two cards. Ranks: points 0 to 9, named pairs 10 to 15, doubles 21 to 30, lights 40 and 41. */
export function seotdaHand(one: HwatuCard, other: HwatuCard): SeotdaHand {
  const [low, high] = [monthOf(one), monthOf(other)].toSorted((a, b) => a - b) as [number, number]
  if (lights.includes(one) && lights.includes(other)) {
    return low === 3 ? { name: 'light38', value: 0, rank: 41 } : { name: 'light', value: 0, rank: 40 }
  }
  if (low === high) return { name: 'double', value: low, rank: 20 + low }
  const named = namedPairs.findIndex(([, first, second]) => first === low && second === high)
  if (named >= 0) return { name: namedPairs[named]?.[0] ?? 'points', value: 0, rank: 15 - named }
  const value = (low + high) % 10
  return { name: 'points', value, rank: value }
}

const others = (held: readonly HwatuCard[]) => hwatuDeck.filter((card) => !held.includes(card))

/** Returns the share of other hands that two cards beat; a tie counts half. */
function strengthOfTwo(one: HwatuCard, other: HwatuCard): number {
  const { rank } = seotdaHand(one, other)
  const left = others([one, other])
  let beaten = 0
  let hands = 0
  for (const [at, first] of left.entries()) {
    for (const second of left.slice(at + 1)) {
      const against = seotdaHand(first, second).rank
      beaten += against < rank ? 1 : against === rank ? 0.5 : 0
      hands += 1
    }
  }
  return beaten / hands
}

const known = new Map<string, number>()

/** Returns the strength of one or two visible cards against another hand, 0 to 1. One card averages all its hands. */
export function seotdaStrength(held: readonly [HwatuCard, HwatuCard?]): number {
  const key = held.join()
  const [one, other] = held
  const compute = () => {
    if (other) return strengthOfTwo(one, other)
    const seconds = others([one])
    return seconds.reduce((sum, second) => sum + strengthOfTwo(one, second), 0) / seconds.length
  }
  const strength = known.get(key) ?? compute()
  known.set(key, strength)
  return strength
}
