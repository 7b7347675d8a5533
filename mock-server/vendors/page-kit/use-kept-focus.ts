import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to a place of controls when its focused control is replaced; otherwise the next key would begin at the
 * top of the page. It is the place's own, so that no key presses the successor by chance.
 */
export function useKeptFocus<Place extends HTMLElement>(shown: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const focused = useRef<Node>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = place.current?.contains(target as Node) ? (target as Node) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what is shown may remove a control.
  useEffect(() => {
    const isGone = focused.current && !focused.current.isConnected
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [shown])
  return place
}
