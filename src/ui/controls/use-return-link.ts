import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The link that was followed last, by the key of the history entry that shows it. */
const followed = new Map<string, string>()

/**
 * Focuses a link when its list shows again on going back, unless the focus is elsewhere already. Returns the link's
 * handler of clicks.
 */
export function useReturnLink(link: RefObject<HTMLAnchorElement | null>, to: string) {
  const { key } = useLocation()
  const goneBack = useNavigationType() === 'POP'

  useEffect(() => {
    if (!goneBack || followed.get(key) !== to) return
    // The screen takes the focus when it shows, and the browser restores the scroll position.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('body, main')) return
      followed.delete(key)
      link.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [goneBack, key, link, to])

  return () => void followed.set(key, to)
}
