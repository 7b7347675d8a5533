import type { Page } from '@playwright/test'

/**
 * Turns a page from right to left, and returns what does not follow: boxes that do not move to the other side, and
 * arrows that point as before. Content that stays from left to right, parts of a line of text, art that gives way to its
 * text, and what moves do not count.
 */
export const mirrorFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    /** A smaller difference is invisible, in pixels. */
    const slack = 3
    const root = document.documentElement

    /** Carousels observe the direction and follow before this continues; no frame passes, so no answer can arrive. */
    async function turn(direction: 'ltr' | 'rtl') {
      root.dir = direction
      await undefined
    }

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [data-moving]')
    const staysLeftToRight = ({ parentElement }: Element) =>
      parentElement !== null && getComputedStyle(parentElement).direction === 'ltr'
    const givesWay = (element: Element) => element.matches('img') && getComputedStyle(element).translate !== 'none'
    const isBox = (element: Element) =>
      !element.matches('svg *') && !/^(inline|contents)/.test(getComputedStyle(element).display)
    const boxes = () => [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && isBox(element))
    const name = ({ tagName, classList, textContent }: Element) =>
      `${tagName.toLowerCase()}.${classList.value} "${textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 30)}"`

    await turn('ltr')
    const before = new Map(boxes().map((element) => [element, element.getBoundingClientRect()]))
    await turn('rtl')

    /** Returns how far a box is from its mirrored place, in pixels. */
    function distance(element: Element) {
      const was = before.get(element)
      if (!was || staysLeftToRight(element) || givesWay(element)) return 0
      return Math.round(element.getBoundingClientRect().left - (root.clientWidth - was.right))
    }
    const astray = new Set(boxes().filter((element) => Math.abs(distance(element)) > slack))
    const outermost = [...astray].filter(({ parentElement }) => !parentElement || !astray.has(parentElement))

    const isTurned = (arrow: Element) => {
      const { transform, scale } = getComputedStyle(arrow)
      return new DOMMatrix(transform).a < 0 || scale.startsWith('-')
    }
    const arrows = document.querySelectorAll('svg:is(.lucide-arrow-left, .lucide-chevron-left, .lucide-chevron-right)')
    return [
      ...outermost.map((element) => `${name(element)} is ${distance(element)} px from its mirrored place`),
      ...[...arrows]
        .filter((arrow) => isSeen(arrow) && !isTurned(arrow))
        .map((arrow) => `${name(arrow)} points as before`),
    ]
  })
