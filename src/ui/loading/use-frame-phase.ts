import { type RefObject, useCallback, useEffect, useState } from 'react'
import { webAddress } from '#platform/web-address.ts'

const blankMs = 150
const showAfterMs = 100

/**
 * Returns the phase of a frame: it starts to load after a moment, and is shown and focused a moment after its load.
 * `reload` starts again.
 */
export function useFramePhase(frame: RefObject<HTMLIFrameElement | null>) {
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
    onLoad: () => setPhase((now) => (now === 'loading' ? (isRefused(frame.current) ? 'failed' : 'loaded') : now)),
    reload: useCallback(() => setPhase('blank'), []),
  }
}

/** Returns whether the browser shows its own error page. It does not say so of a page of another origin. */
const isRefused = (frame: HTMLIFrameElement | null) =>
  frame?.contentDocument === null && webAddress(frame.src)?.origin === location.origin
