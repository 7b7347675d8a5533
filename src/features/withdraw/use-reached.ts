import { useCallback, useSyncExternalStore } from 'react'
import { serverNow } from '#gateway/server-time.ts'

const secondMs = 1000

/** Returns whether the gateway's time has reached an instant; null is always reached. */
export const isReached = (at: number | null): boolean => at === null || serverNow() >= at

/**
 * Calls back once the gateway's time reaches an instant that is still to come, and returns a function that stops. It looks
 * every second, because an answer may correct the gateway's time.
 */
export function watchInstant(at: number | null, onReached: () => void): () => void {
  if (isReached(at)) return () => undefined
  const timer = setInterval(() => {
    if (!isReached(at)) return
    clearInterval(timer)
    onReached()
  }, secondMs)
  return () => clearInterval(timer)
}

/** Returns whether the gateway's time has reached an instant. The component renders again only when it does. */
export const useReached = (at: number | null): boolean =>
  useSyncExternalStore(
    useCallback((changed) => watchInstant(at, changed), [at]),
    () => isReached(at),
  )
