import { type RefObject, useCallback, useEffect, useState } from 'react'

const blankMs = 150
const showAfterMs = 100

/**
 * Returns the phase of a frame: it starts to load after a moment, and is shown and focused a moment after its load.
 * `reload` starts again. Of a page that is `own`, the app can see that it has failed.
 */
export function useFramePhase(frame: RefObject<HTMLIFrameElement | null>, own: boolean) {
  const [phase, setPhase] = useState<'blank' | 'loading' | 'failed' | 'loaded' | 'shown'>('blank')

  useEffect(() => {
    if (phase === 'shown') frame.current?.focus()
    const next = { blank: ['loading', blankMs], loaded: ['shown', showAfterMs] } as const
    if (phase !== 'blank' && phase !== 'loaded') return
    const [then, wait] = next[phase]
    const timer = setTimeout(() => setPhase(then), wait)
    return () => clearTimeout(timer)
  }, [phase, frame])

  return {
    started: phase !== 'blank',
    failed: phase === 'failed',
    shown: phase === 'shown',
    onLoad: () => {
      const next = own && frame.current?.contentDocument === null ? 'failed' : 'loaded'
      setPhase((now) => (now === 'loading' ? next : now))
    },
    reload: useCallback(() => setPhase('blank'), []),
  }
}
