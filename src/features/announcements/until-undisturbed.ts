import { wait } from '#platform/wait.ts'
import { useTopLayer } from '#ui/layers/top-layer.ts'

/** A field, or a game's page that may have one. */
const fields = 'input, textarea, select, [contenteditable], iframe'

const isBusy = () => useTopLayer.getState().modals.length > 0 || (document.activeElement?.matches(fields) ?? false)

/** In milliseconds. */
const pause = 250

/**
 * Waits until no field has the focus and no dialog, menu or game is open, or until the signal aborts. It looks again and
 * again, because a field that is removed has no event.
 */
export async function untilUndisturbed(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isBusy()) await wait(pause)
}
