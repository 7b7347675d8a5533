import { useCallback, useRef, useState } from 'react'

/**
 * Follows and drives a scroll-snap rail whose children are its pages, each as wide as the rail. How it moves is left to
 * the rail's `scroll-behavior`, which knows about reduced motion.
 */
export function useSnapScroll() {
  const rail = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(0)

  const onScroll = useCallback(() => {
    const element = rail.current
    // In right-to-left text scrollLeft counts down from zero.
    if (element?.clientWidth) setPage(Math.round(Math.abs(element.scrollLeft) / pageWidth(element)))
  }, [])

  const goTo = useCallback((target: number, behavior?: ScrollBehavior) => {
    const child = rail.current?.children[target]
    // Scrolls the rail alone; `scrollIntoView` would bring an off-screen rail into the page's view.
    if (child instanceof HTMLElement) rail.current?.scrollTo({ left: child.offsetLeft, behavior })
  }, [])

  /** Back to the first page at once, also while there is no rail. */
  const reset = useCallback(() => {
    setPage(0)
    rail.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [])

  return { rail, page, goTo, onScroll, reset }
}

/** From one page's start to the next one's, so that a gap between them counts. */
function pageWidth(rail: HTMLElement) {
  const [first, second] = rail.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return rail.clientWidth
  return Math.abs(second.offsetLeft - first.offsetLeft) || rail.clientWidth
}
