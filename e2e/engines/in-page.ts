/** Functions that run in the page. They use nothing from outside, and return what JSON can hold. */

export interface Spot {
  x: number
  y: number
}

/**
 * Returns the centre of the first visible element that a selector and a name describe; null while there is none or it is
 * disabled. If it is out of sight or covered, it scrolls there, for the next call. The name is its label or its text; an
 * empty one fits all.
 */
export function findSpot(selector: string, name: string): Spot | null {
  const withoutSpaces = (text: string | null) => text?.replace(/\s/g, '')
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (name === '' || withoutSpaces(element.ariaLabel ?? element.textContent) === withoutSpaces(name)),
  )
  if (!found || found.matches(':disabled, [aria-disabled="true"]')) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  const spot = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const atop = document.elementFromPoint(spot.x, spot.y)
  if (found.contains(atop) || atop?.closest('label')?.control === found) return spot
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return null
}

/** Returns the text that the page shows. */
// biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
export const readText = (): string => document.body.innerText

/** Stores data that the app reads at its next start, under the prefix of the world. */
export function store(belongings: Record<string, unknown>, prefix: string): true {
  for (const [key, value] of Object.entries(belongings)) localStorage.setItem(prefix + key, JSON.stringify(value))
  return true
}

/** Returns the banner on show, which alone is not inert: its text, its place, and whether its picture has loaded. */
export function readBanner() {
  const slide = document.querySelector('section [role=group]:not([inert])')
  const picture = slide?.querySelector('img')
  if (!slide || !picture) return null
  const { left, top, width, height } = slide.getBoundingClientRect()
  return { text: slide.textContent, box: { left, top, width, height }, loaded: picture.naturalWidth > 0 }
}

/** Returns how each font of the page shows text before it has loaded: `swap` is in another font, others may hide it. */
export const fontDisplays = (): string[] => [...document.fonts].map(({ display }) => display)

/** Returns whether a part of the session is stored under a prefix. */
export const keepsSession = (prefix: string): boolean =>
  [localStorage, sessionStorage].some((storage) => storage.getItem(`${prefix}MC_SESSION_INFO`) !== null)
