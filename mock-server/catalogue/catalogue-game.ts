import type { GameCategory } from '#contract/games.ts'
import type { Localised } from '#contract/localised.ts'
import type { GlyphName } from '#fixtures/artwork/glyphs.ts'
import type { PaletteName } from '#fixtures/artwork/palettes.ts'
import type { Category, VendorCode } from '#fixtures/games/vendors.ts'
import type { LotteryWords } from '#fixtures/games/word-set.ts'

/** The class of a game within its type; most have none. */
export type GameClassify = '' | 'Crash' | 'Bingo'

export interface CatalogueGame {
  nodeId: string
  gameId: string
  /** `lobby` for a vendor's lobby entry. */
  gameCode: string
  category: Category
  gameType: GameCategory
  gameClassify: GameClassify
  vassalage: VendorCode
  name: Localised
  glyph: GlyphName
  palette: PaletteName
  /** In major units of the merchant's currency. */
  minBet: number
  /** The least lines of a bet; 0 for games without lines. */
  minLine: number
  /** The place in the vendor's order of release within the category; 0 for a lobby. */
  release: number
  /** The number of players in the last day. */
  popularity: number
  roomId: string
  gameGroupId: string
  /** `Tradition`, `Entertainment` or both; empty outside the lottery. */
  lottoMode: string
  /** `REAL` or `REAL,TRIAL`. */
  supportPlay: string
  /** How and when a lottery draws; present for all lottery games and no others. */
  lottery?: LotteryWords
}
