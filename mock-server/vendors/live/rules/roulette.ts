import type { Returns, SpotTerms } from './spot.ts'

/** The 37 pockets of a European wheel, clockwise. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const reds = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

export type PocketColour = 'red' | 'black' | 'green'

/** Returns the colour of a pocket. */
export const colourOf = (pocket: number): PocketColour => {
  if (pocket === 0) return 'green'
  return reds.includes(pocket) ? 'red' : 'black'
}

/** The pockets that each group bet covers. */
const groups = {
  red: (pocket: number) => colourOf(pocket) === 'red',
  black: (pocket: number) => colourOf(pocket) === 'black',
  even: (pocket: number) => pocket > 0 && pocket % 2 === 0,
  odd: (pocket: number) => pocket % 2 === 1,
  low: (pocket: number) => pocket >= 1 && pocket <= 18,
  high: (pocket: number) => pocket >= 19,
  dozen1: (pocket: number) => pocket >= 1 && pocket <= 12,
  dozen2: (pocket: number) => pocket >= 13 && pocket <= 24,
  dozen3: (pocket: number) => pocket >= 25,
  column1: (pocket: number) => pocket > 0 && pocket % 3 === 1,
  column2: (pocket: number) => pocket > 0 && pocket % 3 === 2,
  column3: (pocket: number) => pocket > 0 && pocket % 3 === 0,
} as const

type RouletteGroup = keyof typeof groups
/** A group of pockets, or `n` and a single number: `n0` to `n36`. */
export type RouletteSpot = RouletteGroup | `n${number}`

const isGroup = (spot: RouletteSpot): spot is RouletteGroup => spot in groups

/** Returns whether a bet covers a pocket. */
export const covers = (spot: RouletteSpot, pocket: number): boolean =>
  isGroup(spot) ? groups[spot](pocket) : spot === `n${pocket}`

/** Returns a spot's terms. Every bet pays as on a fair wheel of 36 pockets; the zero is the house's edge. */
function termsOf(spot: RouletteSpot): SpotTerms {
  if (!isGroup(spot)) return { pays: 35, returns: 0.973, most: 100 }
  const third = spot.startsWith('dozen') || spot.startsWith('column')
  return third ? { pays: 2, returns: 0.973, most: 1_000 } : { pays: 1, returns: 0.973, most: 2_000 }
}

const spots: readonly RouletteSpot[] = [
  ...(Object.keys(groups) as RouletteGroup[]),
  ...Array.from({ length: 37 }, (_, pocket) => `n${pocket}` as const),
]

export const rouletteSpots: Readonly<Record<string, SpotTerms>> = Object.fromEntries(
  spots.map((spot) => [spot, termsOf(spot)]),
)

export const pocketReturns = (pocket: number): Returns =>
  Object.fromEntries(spots.filter((spot) => covers(spot, pocket)).map((spot) => [spot, (termsOf(spot).pays + 1) * 100]))

/** Returns the pocket for a fraction in [0, 1). */
export const spinWheel = (fraction: number): number => wheel[Math.floor(fraction * wheel.length)] ?? 0
