import { currentBrand } from '#brand/platform-status.ts'
import type { Game, games } from '#contract/games.ts'
import type { Input } from '#contract/resource.ts'
import type { LanguageCode } from '#i18n/languages.ts'

/** Returns the input of a launch of the game, for money or as a trial. */
export const launchInput = (
  game: Game,
  launchMode: 'REAL' | 'TRIAL',
  language: LanguageCode,
): Input<typeof games.launch> => ({
  confirmTrans: 'true',
  launchMode,
  platform: 'html5',
  /** The gateway's code of a mobile browser. */
  clientType: '3',
  accountType: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  merchantCode: currentBrand().code,
  language,
  webView: 'false',
})
