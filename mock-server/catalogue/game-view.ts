import type { Game } from '#contract/games.ts'
import { inLanguage } from '#contract/localised.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { lazyBy } from './lazy.ts'

const viewsIn = lazyBy((language: string) =>
  lazyBy((game: CatalogueGame) => createView(game, inLanguage(game.name, language))),
)

/** Returns a catalogue game in the contract's form. All worlds share the views: do not change them. */
export const gameView = (game: CatalogueGame, language: string): Game => viewsIn(language)(game)

const createView = (game: CatalogueGame, name: string): Game => ({
  gameId: game.gameId,
  roomId: game.roomId,
  gameType: game.gameType,
  vassalage: game.vassalage,
  nodeId: game.nodeId,
  nodeName: name,
  gameName: name,
  displayName: name,
  showIcon: true,
  iconUrl: `/__art/tiles/${game.nodeId}.svg`,
  mobileLargeIcon: `/__art/tiles/${game.nodeId}-large.svg`,
  gameCode: game.gameCode,
  gameGroupId: game.gameGroupId,
  gameClassify: game.gameClassify,
  lottoMode: game.lottoMode,
  supportPlay: game.supportPlay,
  telGameId: `97${game.nodeId}`,
  telNodeId: `9${game.nodeId}`,
})
