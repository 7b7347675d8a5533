import { useState } from 'react'
import { afterPaint } from '#platform/after-paint.ts'

/**
 * Lets a person leave a modal dialog that hides at once, by `data-leaving`, and closes after that: the whole page is then
 * no longer inert, and the browser takes longer than a frame to restyle it. `close` must close it.
 */
export function useLeave(close: () => void) {
  const [leaving, setLeaving] = useState(false)
  function leave() {
    if (leaving) return
    setLeaving(true)
    afterPaint(() => {
      close()
      setLeaving(false)
    })
  }
  return { leave, leavingProps: { 'data-leaving': leaving ? '' : undefined } }
}
