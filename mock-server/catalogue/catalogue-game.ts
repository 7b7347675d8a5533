import type { GameCategory } from '#contract/games.ts'
import type { Localised } from '#contract/localised.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import type { PaletteName } from '#fixtures/artwork/palettes.ts'
import type { Category, VendorCode } from '#fixtures/games/vendors.ts'
import type { LotteryWords } from '#fixtures/games/word-set.ts'

/** How a game is told apart inside its type; most are not. */
export type GameClassify = '' | 'Crash' | 'Bingo'

export interface CatalogueGame {
  nodeId: string
  gameId: string
  /** `lobby` for the entry of a whole vendor. */
  gameCode: string
  category: Category
  gameType: GameCategory
  gameClassify: GameClassify
  vassalage: VendorCode
  name: Localised
  glyph: GlyphName
  palette: PaletteName
  /** In whole units of the merchant's currency. */
  minBet: number
  /** Lines a bet covers at least; 0 where a game has no lines. */
  minLine: number
  /** Players of the last day. */
  popularity: number
  roomId: string
  gameGroupId: string
  /** `Tradition`, `Entertainment` or both; empty outside the lottery. */
  lottoMode: string
  /** `REAL` or `REAL,TRIAL`. */
  supportPlay: string
  telGameId: string
  telNodeId: string
  /** How and when a lottery draws; every game of the lottery has it, and no other. */
  lottery?: LotteryWords
}
