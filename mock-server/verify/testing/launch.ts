import { games } from '#contract/games.ts'
import type { Category } from '#fixtures/games/vendors.ts'
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import type { Platform } from './platform.ts'

/** Returns the most played game of a category that matches. @throws Error if there is none. */
export function findGame(category: Category, matches: (game: CatalogueGame) => boolean = () => true): CatalogueGame {
  const listed = catalogue.hot().find(({ gameType }) => gameType === category)?.games ?? []
  const game = listed.find(matches)
  if (!game) throw new Error(`No hot game of ${category} matches.`)
  return game
}

/** Returns the token in an address, such as a launch's. */
export const tokenIn = (address: string): string =>
  new URL(address, 'http://gateway.test').searchParams.get('token') ?? ''

/** Launches a game for the session of the token and returns the launch token. */
export async function launchToken(
  { call, world, token }: Pick<Platform, 'call' | 'world' | 'token'>,
  { gameId, nodeId, vassalage: accountType }: CatalogueGame,
  over: object = {},
): Promise<string> {
  const place = { platform: 'html5', merchantCode: world().merchant().code, language: 'EN' } as const
  const { content } = await call(games.launch, { ...place, gameId, nodeId, accountType, ...over }, { token })
  return tokenIn(content.game_url)
}
