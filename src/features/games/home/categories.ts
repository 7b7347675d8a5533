import type { TextKey } from '#i18n/languages.ts'

/** What a player picks games from, beside what is hot and what is kept. */
export const areas = ['RNG', 'LIVE', 'FISH', 'CRASH', 'BINGO', 'SPORTS', 'PVP', 'ELOTT'] as const
export type Area = (typeof areas)[number]

/** What the home page can show: the hot games, the member's favourites, or one area. */
export type Category = 'HOT' | 'FAV' | Area

export const isArea = (text: string | null): text is Area => areas.some((area) => area === text)

const isCategory = (text: string): text is Category => text === 'HOT' || text === 'FAV' || isArea(text)

/** The gateway may name a category this app has no word for. */
export const categoryLabel = (category: string): TextKey =>
  isCategory(category) ? `category.${category}` : 'route.game_list'
