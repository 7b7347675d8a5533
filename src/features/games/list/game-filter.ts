import type { Game, GameCategory } from '#contract/games.ts'
import type { Area } from '../home/categories.ts'

/** An area of games, or all of them. */
export type ListArea = Area | 'ALL'

/** Filters the games of an area, of one vendor or (with an empty text) of all. */
export interface GameFilter {
  area: ListArea
  vendor: string
}

const classOf: Partial<Record<ListArea, string>> = { CRASH: 'Crash', BINGO: 'Bingo' }

/** Returns the gateway's type of an area, empty for all; crash games have the type of slots. */
export function gameTypeOf(area: ListArea): GameCategory | '' {
  if (area === 'ALL') return ''
  return area === 'CRASH' ? 'RNG' : area
}

/** Returns whether an area has vendors. The gateway finds bingo by its class alone, without type and vendor. */
export const hasVendors = (area: ListArea): boolean => area !== 'BINGO'

/** Returns a filter as the input of the gateway's game list. */
export function gameListInput({ area, vendor }: GameFilter) {
  return {
    gameName: '',
    gameType: hasVendors(area) ? gameTypeOf(area) : ('' as const),
    vassalage: hasVendors(area) ? vendor : ('' as const),
    gameClassify: classOf[area] ?? '',
  }
}

/** Returns the area that a game belongs to. */
export function areaOf({ gameType, gameClassify }: Pick<Game, 'gameType' | 'gameClassify'>): Area {
  if (gameClassify === classOf.BINGO) return 'BINGO'
  return gameClassify === classOf.CRASH ? 'CRASH' : gameType
}

/** Returns a test whether a game belongs to a filter's list, as the gateway decides. */
export function filterTest(filter: GameFilter) {
  const { gameType, vassalage, gameClassify } = gameListInput(filter)
  return (game: Pick<Game, 'gameType' | 'gameClassify' | 'vassalage'>): boolean =>
    (!gameType || game.gameType === gameType) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!gameClassify || game.gameClassify === gameClassify)
}
