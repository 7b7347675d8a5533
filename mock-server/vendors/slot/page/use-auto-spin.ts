import { useEffect, useRef } from 'react'
import { useLookAway } from '#mock-server/vendors/page-kit/use-look-away.ts'
import type { Table } from './state.ts'

/** Milliseconds between the result of an auto spin and the next one. */
const pause = 420

/** Spins while auto spins are left, and stops them when the player looks away. */
export function useAutoSpin({ auto, phase }: Table, spin: () => void, stop: () => void): void {
  const latest = useRef(spin)
  latest.current = spin
  const due = auto > 0 && phase.name === 'ready'

  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => latest.current(), pause)
    return () => clearTimeout(timer)
  }, [due])

  useLookAway(stop)
}
