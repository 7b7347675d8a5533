import type { TextKey } from '#i18n/languages.ts'

/** The areas of games, besides hot games and favourites. */
export const areas = ['RNG', 'LIVE', 'FISH', 'CRASH', 'BINGO', 'SPORTS', 'PVP', 'ELOTT'] as const
export type Area = (typeof areas)[number]

/** A category of the home page: the hot games, the member's favourites, or one area. */
export type Category = 'HOT' | 'FAV' | Area

export const isArea = (text: string | null): text is Area => areas.some((area) => area === text)

/** Returns a list in its order, after what belongs to the areas that the merchant wants first. */
export function inOrder<T>(list: readonly T[], areaOf: (one: T) => string, first: readonly string[]): T[] {
  const rank = (one: T) => first.toReversed().indexOf(areaOf(one))
  return list.toSorted((one, other) => rank(other) - rank(one))
}

/** The names of the screens that have all of an area's games, besides the list. */
export const centerLabel: Partial<Record<Area, TextKey>> = { RNG: 'games.slots_center', SPORTS: 'games.sportsbook' }

const isCategory = (text: string): text is Category => text === 'HOT' || text === 'FAV' || isArea(text)

/** Returns the label of a category; a general one for a category that this app does not know. */
export const categoryLabel = (category: string): TextKey =>
  isCategory(category) ? `category.${category}` : 'route.game_list'
