import { loadScreenErrors } from '#gateway/failure.ts'
import { loadMemberTexts } from '#i18n/set-up.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'

/** The session clock of a game, whose texts home does not load. */
export const PlayWatch = lazyPart(() =>
  Promise.all([import('#features/safer-play/play-watch.tsx'), loadMemberTexts(), loadScreenErrors()]).then(
    ([module]) => module.PlayWatch,
  ),
)
