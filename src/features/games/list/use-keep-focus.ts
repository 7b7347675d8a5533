import { type RefObject, useLayoutEffect, useRef } from 'react'

/** When a list gets shorter and takes the focused button with it, the focus goes to what holds the list, not astray. */
export function useKeepFocus(element: RefObject<HTMLElement | null>, count: number): void {
  const last = useRef(count)
  useLayoutEffect(() => {
    if (count < last.current && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true })
    last.current = count
  }, [element, count])
}
