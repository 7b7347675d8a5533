import { useEffect, useRef } from 'react'
import type { Settled } from './state.ts'
import { countTime, restTime, tierOf } from './win-tier.ts'

/** Calls `onShown` when the amount of a win has counted up and rested for a while. */
export function useWinTime(round: Settled | undefined, onShown: () => void): void {
  const latest = useRef(onShown)
  latest.current = onShown
  useEffect(() => {
    if (!round) return
    const tier = tierOf(round)
    const timer = setTimeout(() => latest.current(), countTime[tier] + restTime[tier])
    return () => clearTimeout(timer)
  }, [round])
}
