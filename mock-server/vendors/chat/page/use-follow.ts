import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The distance from the end that counts as being there, in pixels. */
const near = 80

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < near

/**
 * Keeps the end of a growing list in view. If the member has scrolled away, `behind` is true instead. `content` identifies
 * what the list holds.
 */
export function useFollow(list: RefObject<HTMLElement | null>, content: string) {
  const [behind, setBehind] = useState(false)
  const following = useRef(true)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const note = () => {
      following.current = isAtEnd(element)
      if (following.current) setBehind(false)
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the content changes
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (following.current) element.scrollTop = element.scrollHeight
    else setBehind(true)
  }, [list, content])

  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight, behavior: 'smooth' })
  return { behind, toEnd }
}
