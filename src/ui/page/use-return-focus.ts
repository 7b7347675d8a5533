import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterPaint } from '#platform/after-paint.ts'

/** Finds what was pressed last, in the part of the page that shows it again. */
type Find = (part: Element) => HTMLElement | null | undefined

/** A click, as the page or React reports it. */
interface Click {
  target: EventTarget | null
  currentTarget: EventTarget | null
}

/** What was pressed last, by the key of the history entry that shows it. */
const pressed = new Map<string, Find>()

/**
 * Focuses what was pressed in a part of the page when the part shows it again on going back, unless the focus is elsewhere
 * already. Returns the part's handler of clicks, which notes what was pressed. A list of any length mounts only its
 * visible tiles, so that it has a handler itself. A list that scrolls by itself names its items by `data-item`.
 */
export function useReturnFocus(part: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const goneBack = useNavigationType() === 'POP'
  const find = useRef(goneBack ? pressed.get(key) : undefined)

  useEffect(() => {
    const shown = part.current
    if (!shown || !find.current) return
    const observer = new MutationObserver(look)
    function look() {
      if (!shown || !document.activeElement?.matches('body, main')) return
      const again = find.current?.(shown)
      if (!again) return
      observer.disconnect()
      find.current = undefined
      again.focus({ preventScroll: true })
    }
    // The screen takes the focus when it shows, and the browser restores the scroll position.
    const cancel = afterPaint(() => {
      observer.observe(shown, { childList: true, subtree: true })
      look()
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [part])

  return ({ target, currentTarget }: Click) => {
    const found = findOf(target as Element, currentTarget as Element)
    if (found) pressed.set(key, found)
  }
}

function findOf(target: Element, part: Element): Find | undefined {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
  if (place) return (list) => list.querySelector<HTMLElement>(`[aria-posinset="${place}"] button`)
  const item = target.closest<HTMLElement>('[data-item]')
  if (item) return findItem(item)
  const control = target.closest<HTMLElement>('a, button')
  if (!control) return undefined
  const label = labelOf(control)
  const at = labelled(part, label).indexOf(control)
  return (again) => labelled(again, label)[at]
}

/** Also scrolls the item's list as it was, which may then mount the item. */
function findItem({ dataset, parentElement }: HTMLElement): Find {
  const { scrollLeft: left = 0, scrollTop: top = 0 } = parentElement ?? {}
  return (part) => {
    const items = [...part.querySelectorAll<HTMLElement>('[data-item]')]
    const item = items.find((shown) => shown.dataset.item === dataset.item)
    item?.parentElement?.scrollTo({ left, top, behavior: 'instant' })
    return item?.querySelector<HTMLElement>('a, button')
  }
}

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/** Returns the part's controls of this label: a game may be in several of its lists. */
const labelled = (part: Element, label: string | null) =>
  [...part.querySelectorAll<HTMLElement>('a, button')].filter((control) => labelOf(control) === label)
