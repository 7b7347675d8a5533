import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has come within a screen's half of what the player sees; once it has, that stays so. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50% 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
