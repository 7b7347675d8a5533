import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Returns whether the player prefers reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
