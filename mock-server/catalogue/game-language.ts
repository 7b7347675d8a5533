import type { CatalogueGame } from './catalogue-game.ts'

export type GameLanguage = keyof CatalogueGame['name']

/** Game names exist in Korean and English; every other language, Urdu (UR) among them, is given English. */
export const gameLanguage = (code: string): GameLanguage => (code.toUpperCase() === 'KO' ? 'ko' : 'en')
