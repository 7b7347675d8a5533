import { games } from '#contract/games.ts'
import type { Category } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Platform } from './platform.ts'

/** Returns the most played game of a category that passes a test. */
export function findGame(category: Category, isMatch: (game: CatalogueGame) => boolean = () => true): CatalogueGame {
  const listed = catalogue.hot().find(({ gameType }) => gameType === category)?.games ?? []
  const game = listed.find(isMatch)
  if (!game) throw new Error(`no hot game of ${category} passes the test`)
  return game
}

/** Launches a game for the scenario's persona, transfers the money, and returns the launch token. */
export async function launchFor(platform: Platform, game: CatalogueGame, language = 'EN'): Promise<string> {
  const { content } = await platform.call(
    games.launch,
    {
      confirmTrans: 'true',
      platform: 'html5',
      accountType: game.vassalage,
      gameId: game.gameId,
      nodeId: game.nodeId,
      merchantCode: platform.world().merchant().code,
      language,
    },
    { token: platform.token },
  )
  return new URL(content.game_url, 'http://parlor.test').searchParams.get('token') ?? ''
}
