import { useEffect, useRef } from 'react'
import type { Table } from './state.ts'

/** Milliseconds between the result of an auto spin and the next one. */
const pause = 420

/** Spins while auto spins are left, and stops them when the page is hidden or loses the focus, as to a reality check. */
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
    const off = new AbortController()
    const listen = () => {
      if (document.hidden) latest.current.stop()
    }
    document.addEventListener('visibilitychange', listen, { signal: off.signal })
    window.addEventListener('blur', () => latest.current.stop(), { signal: off.signal })
    return () => off.abort()
  }, [running])
}
