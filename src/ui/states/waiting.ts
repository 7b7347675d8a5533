import { useEffect, useState } from 'react'
import { create } from 'zustand'

const patienceMs = 3_000
const briefMs = 600

/** A place on the page whose content is loading. `retry` loads it again. */
interface Place {
  retry?: () => void
}

interface Waiting {
  /** The places that have been loading for more than three seconds. */
  slow: readonly Place[]
  /** Counts the retries; each one restarts every wait. */
  round: number
}

const store = create<Waiting>(() => ({ slow: [], round: 0 }))

/** Returns the places on the page that have been loading for more than three seconds. */
export const useSlowPlaces = (): readonly Place[] => store(({ slow }) => slow)

/** Retries the slow places that have a `retry`, and restarts every wait. */
export function retrySlow(): void {
  const { slow, round } = store.getState()
  store.setState({ slow: [], round: round + 1 })
  for (const { retry } of slow) retry?.()
}

/** Registers the component as loading while it is mounted. */
export function useWaiting(retry?: () => void): void {
  const round = store((state) => state.round)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new wait.
  useEffect(() => {
    const place = { retry }
    const timer = setTimeout(() => store.setState(({ slow }) => ({ slow: [...slow, place] })), patienceMs)
    return () => {
      clearTimeout(timer)
      store.setState(({ slow }) => ({ slow: slow.filter((other) => other !== place) }))
    }
  }, [round, retry])
}

/** Returns whether a condition has held for more than three seconds, or for another time in milliseconds. */
export function useLasting(is: boolean, ms = patienceMs): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is, ms])
  return lasting
}

/** Returns whether a condition holds, but not longer than 0.6 seconds. A part may wait so long for one that could move it. */
export const useBriefly = (is: boolean): boolean => !useLasting(is, briefMs) && is
