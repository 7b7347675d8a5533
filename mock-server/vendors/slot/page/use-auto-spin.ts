import { useEffect, useRef } from 'react'
import type { Table } from './state.ts'

/** Milliseconds between the result of an auto spin and the next one. */
const pause = 420

/** Spins while auto spins are left, and stops them when the page is hidden. */
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
