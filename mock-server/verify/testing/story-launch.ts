import type { StoryContext } from '@storybook/react-vite'
import { games } from '#contract/games.ts'
import type { SessionInfo } from '#contract/stored.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { callVendor } from '#mock-server/vendors/page-kit/call-vendor.ts'
import { type LaunchAddress, readLaunchAddress } from '#mock-server/vendors/page-kit/launch-address.ts'
import ground from '#mock-server/vendors/page-kit/page.css?inline'
import { loadTexts } from '#mock-server/vendors/page-kit/page-texts.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { findGame } from './launch.ts'

/** The parameters of a game page's story: full screen, at a frozen instant. */
export const gamePage = {
  layout: 'fullscreen',
  scenario: 'active-member',
  ground,
}

/** The content of a story's `loaded`. */
interface Loaded {
  world: World
  /** The persona's session; undefined for a visitor. */
  session: SessionInfo | undefined
  /** Set by `launching`. */
  game: CatalogueGame
  launch: LaunchAddress
}

type Context = Pick<StoryContext, 'loaded' | 'globals'>

/** Returns the content of a story's `loaded`. */
export const loadedIn = ({ loaded }: Pick<Context, 'loaded'>) => loaded as Loaded

/** Returns a `beforeEach` that launches a game, or a category's most played one, for the persona or as a trial. */
export const launching = (choice: CatalogueGame | CatalogueGame['category']) => async (context: Context) => {
  const { world, session } = loadedIn(context)
  const game = typeof choice === 'string' ? findGame(choice) : choice
  const { gameId, nodeId, vassalage: accountType } = game
  const { content } = await callVendor(
    session ? games.launch : games.trialLaunch,
    {
      confirmTrans: 'true',
      platform: 'html5',
      gameId,
      nodeId,
      accountType,
      merchantCode: world.merchant().code,
      language: context.globals.language,
    },
    session?.token,
  )
  const launch = readLaunchAddress(new URL(content.game_url, location.origin).search)
  await loadTexts(launch.language)
  Object.assign(context.loaded, { game, launch })
}
