import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the list's container if a shorter list removes the focused button. */
export function useKeepFocus(element: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef(count)
  useLayoutEffect(() => {
    if (count < last.current && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true })
    last.current = count
  }, [element, count])
}
