import type { TextKey } from '#i18n/languages.ts'

/** The areas of games, besides hot games and favourites. */
export const areas = ['RNG', 'LIVE', 'FISH', 'CRASH', 'BINGO', 'SPORTS', 'PVP', 'ELOTT'] as const
export type Area = (typeof areas)[number]

/** A category of the home page: the hot games, the member's favourites, or one area. */
export type Category = 'HOT' | 'FAV' | Area

export const isArea = (text: string | null): text is Area => areas.some((area) => area === text)

/** Returns areas in the gateway's order, after those that the merchant wants first. */
export const inOrder = (offered: readonly Area[], first: readonly string[]): Area[] => [
  ...first.filter(isArea).filter((area) => offered.includes(area)),
  ...offered.filter((area) => !first.includes(area)),
]

const isCategory = (text: string): text is Category => text === 'HOT' || text === 'FAV' || isArea(text)

/** Returns the label of a category; a general one for a category that this app does not know. */
export const categoryLabel = (category: string): TextKey =>
  isCategory(category) ? `category.${category}` : 'route.game_list'
