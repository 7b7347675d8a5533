import { type RefObject, useEffect, useRef } from 'react'

const gap = 6

/** Positions a popover under its button, or above if there is no space below; scrolling closes it. */
export function usePopoverAt(button: RefObject<HTMLElement | null>) {
  const popover = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const element = popover.current
    if (!element) return
    const off = new AbortController()
    element.addEventListener(
      'toggle',
      (event) => {
        if (event.newState === 'open' && button.current) place(element, button.current)
      },
      { signal: off.signal },
    )
    window.addEventListener('scroll', () => element.matches(':popover-open') && element.hidePopover(), {
      signal: off.signal,
      passive: true,
    })
    return () => off.abort()
  }, [button])

  return popover
}

function place(popover: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = popover
  const below = at.bottom + gap
  const fits = below + offsetHeight <= window.innerHeight - gap
  popover.style.top = `${fits ? below : Math.max(gap, at.top - gap - offsetHeight)}px`
  popover.style.left = `${Math.min(at.left, window.innerWidth - offsetWidth - gap)}px`
}
