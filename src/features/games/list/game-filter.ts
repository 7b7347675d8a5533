import type { GameCategory } from '#contract/games.ts'
import type { Area } from '../home/categories.ts'

/** The games of an area, of one vendor or, with an empty text, of all; `name` is part of a game's name. */
export interface GameFilter {
  area: Area
  vendor: string
  name: string
}

const classOf: Partial<Record<Area, string>> = { CRASH: 'Crash', BINGO: 'Bingo' }

/** Crash games are slots to the gateway. */
export const gameTypeOf = (area: Area): GameCategory => (area === 'CRASH' ? 'RNG' : area)

/** Bingo is found by its class alone, whatever the type and the vendor. */
export const hasVendors = (area: Area): boolean => area !== 'BINGO'

/** A filter as the gateway's game list takes it. */
export function gameListInput({ area, vendor, name }: GameFilter) {
  return {
    gameName: name,
    gameType: hasVendors(area) ? gameTypeOf(area) : ('' as const),
    vassalage: hasVendors(area) ? vendor : ('' as const),
    gameClassify: classOf[area] ?? '',
  }
}
