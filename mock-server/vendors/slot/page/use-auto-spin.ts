import { useEffect, useRef } from 'react'
import type { Table } from './state.ts'

/** Milliseconds the result of an auto spin stands before the next. */
const pause = 420

/** Spins on while auto spins are left. A page that nobody looks at does not bet by itself. */
export function useAutoSpin({ auto, phase }: Table, spin: () => void, stop: () => void): void {
  const latest = useRef({ spin, stop })
  latest.current = { spin, stop }
  const due = auto > 0 && phase.name === 'ready'

  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => latest.current.spin(), pause)
    return () => clearTimeout(timer)
  }, [due])

  const running = auto > 0
  useEffect(() => {
    if (!running) return
    const listen = () => {
      if (document.hidden) latest.current.stop()
    }
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [running])
}
