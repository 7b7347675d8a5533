import { type RefObject, useEffect, useState } from 'react'

const blankMs = 150
const showAfterMs = 100

/** Returns the phase of a frame: it starts to load after a moment, and is shown and focused a moment after its load. */
export function useFramePhase(frame: RefObject<HTMLIFrameElement | null>) {
  const [phase, setPhase] = useState<'blank' | 'loading' | 'loaded' | 'shown'>('blank')

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
    shown: phase === 'shown',
    onLoad: () => setPhase((now) => (now === 'loading' ? 'loaded' : now)),
  }
}
