import type { Game } from '#contract/games.ts'
import { inLanguage } from '#contract/localised.ts'
import type { CatalogueGame } from './catalogue-game.ts'

const views = new Map<string, Map<CatalogueGame, Game>>()

function viewsIn(language: string): Map<CatalogueGame, Game> {
  const known = views.get(language)
  if (known) return known
  const made = new Map<CatalogueGame, Game>()
  views.set(language, made)
  return made
}

/** Returns a catalogue game in the contract's form. All worlds share the views: do not change them. */
export function gameView(game: CatalogueGame, language: string): Game {
  const own = viewsIn(language)
  const known = own.get(game)
  if (known) return known
  const made = createView(game, inLanguage(game.name, language))
  own.set(game, made)
  return made
}

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
