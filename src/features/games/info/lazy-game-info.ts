import { loadScreenErrors } from '#gateway/failure.ts'
import { loadScreenTexts } from '#i18n/set-up.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'

/** Shows what a player may want to know before a launch. It brings the texts that home does not load. */
export const GameInfoSheet = lazyPart(() =>
  Promise.all([import('./game-info-sheet.tsx'), loadScreenTexts(), loadScreenErrors()]).then(
    ([module]) => module.GameInfoSheet,
  ),
)
