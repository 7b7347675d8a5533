import { useEffect, useState } from 'react'
import { create } from 'zustand'

const patienceMs = 3_000

/** A place on the page whose content is under way. `retry` is its own way to ask for it again. */
interface Place {
  retry?: () => void
}

interface Waiting {
  /** The places that have waited for more than three seconds. */
  slow: readonly Place[]
  /** Counts the retries: each place waits anew. */
  round: number
}

const store = create<Waiting>(() => ({ slow: [], round: 0 }))

/** The places on the page that have waited for more than three seconds. */
export const useSlowPlaces = (): readonly Place[] => store(({ slow }) => slow)

/** Asks again for what is slow and has a way of its own to; every wait begins anew. */
export function retrySlow(): void {
  const { slow, round } = store.getState()
  store.setState({ slow: [], round: round + 1 })
  for (const { retry } of slow) retry?.()
}

/** Counts the component among those that wait, for as long as it is mounted. */
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

/** Whether something has been so for more than three seconds. */
export function useLasting(is: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return
    const timer = setTimeout(() => setLasting(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [is])
  return lasting
}
