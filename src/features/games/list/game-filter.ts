import type { GameCategory } from '#contract/games.ts'
import type { Area } from '../home/categories.ts'

/** Filters the games of an area, of one vendor or (with an empty text) of all; `name` is part of a game's name. */
export interface GameFilter {
  area: Area
  vendor: string
  name: string
}

const classOf: Partial<Record<Area, string>> = { CRASH: 'Crash', BINGO: 'Bingo' }

/** Returns the gateway's type of an area; crash games have the type of slots. */
export const gameTypeOf = (area: Area): GameCategory => (area === 'CRASH' ? 'RNG' : area)

/** Returns whether an area has vendors. The gateway finds bingo by its class alone, without type and vendor. */
export const hasVendors = (area: Area): boolean => area !== 'BINGO'

/** Returns a filter as the input of the gateway's game list. */
export function gameListInput({ area, vendor, name }: GameFilter) {
  return {
    gameName: name,
    gameType: hasVendors(area) ? gameTypeOf(area) : ('' as const),
    vassalage: hasVendors(area) ? vendor : ('' as const),
    gameClassify: classOf[area] ?? '',
  }
}
