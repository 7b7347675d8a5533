import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { useLaunchedGame } from '#features/games/launch/launched-game.ts'
import { reloadPage } from '#platform/reload.ts'
import { SnackbarBar, stackIn } from '#ui/layers/snackbar.tsx'
import { isWanted } from './is-wanted.ts'
import { dismissNewBuild, register, retire, useNewBuild } from './registration.ts'

/** Offers to load a new build that is ready, but not during a game. */
export function NewBuild() {
  const { t } = useTranslation()
  const isReady = useNewBuild((state) => state.isReady)
  const playing = useLaunchedGame(({ game }) => game !== undefined)
  // The region stays while the message changes: screen readers ignore a region that appears with its message.
  return createPortal(
    <div role="status">
      {isReady && !playing && (
        <SnackbarBar
          text={t('build.ready')}
          action={t('build.reload')}
          onAction={reloadPage}
          onClose={dismissNewBuild}
        />
      )}
    </div>,
    stackIn(document.body),
  )
}

/** Registers the worker and announces new builds in a place of their own, or removes the worker if none is wanted. */
export async function followBuilds(): Promise<void> {
  if (!navigator.serviceWorker) return
  if (!isWanted()) return retire()
  createRoot(document.createElement('div')).render(<NewBuild />)
  await register()
}
