import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '#platform/after-paint.ts'

/** The place of the tile that was opened last, by the key of the history entry that shows its list. */
const opened = new Map<string, string>()

/**
 * Focuses the tile that was opened when the list shows again on going back, unless the focus is elsewhere already.
 * Returns the list's handler of clicks, which notes the tile.
 */
export function useReturnFocus(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const goneBack = useNavigationType() === 'POP'
  const place = useRef(goneBack ? opened.get(key) : undefined)

  useEffect(() => {
    if (place.current === undefined) return
    // The screen takes the focus when it shows, and the browser restores the scroll position.
    return afterPaint(() => {
      const tile = list.current?.querySelector<HTMLElement>(`[aria-posinset="${place.current}"] button`)
      if (!tile || !document.activeElement?.matches('body, main')) return
      place.current = undefined
      tile.focus({ preventScroll: true })
    })
  })

  return ({ target }: MouseEvent<HTMLElement>) => {
    const item = (target as Element).closest('[aria-posinset]')
    if (item) opened.set(key, item.getAttribute('aria-posinset') ?? '')
  }
}
