import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the player asked the system for stillness. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
