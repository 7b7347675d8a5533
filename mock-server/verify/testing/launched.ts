import { games } from '#contract/games.ts'
import type { Category } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Platform } from './platform.ts'

/** Returns the most played game of a category. */
export function firstGame(category: Category): CatalogueGame {
  const game = catalogue.hot().find(({ gameType }) => gameType === category)?.games[0]
  if (!game) throw new Error(`there is no game of the category ${category}`)
  return game
}

/** Launches a game for the platform's persona and returns the launch token. */
export async function launchToken(platform: Platform, game: CatalogueGame, over: object = {}): Promise<string> {
  const { gameId, nodeId, vassalage: accountType } = game
  const place = { platform: 'html5', merchantCode: platform.world().merchant().code, language: 'EN' } as const
  const input = { ...place, gameId, nodeId, accountType, ...over }
  const { content } = await platform.call(games.launch, input, { token: platform.token })
  return new URL(content.game_url, 'http://gateway.test').searchParams.get('token') ?? ''
}
