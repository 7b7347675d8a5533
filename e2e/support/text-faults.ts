import type { Frame, Page } from '@playwright/test'

/**
 * Returns what is wrong with a page's texts: cut by a box, outside its button or bar, covered by another text or icon,
 * broken within a word, or wider than the window. Texts in motion, and excerpts of texts that open, do not count.
 */
export const textFaults = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    interface Shown {
      element: Element
      name: string
      boxes: Box[]
    }
    /** A smaller difference is invisible, in pixels. */
    const slack = 3
    const faults = new Set<string>()

    const chain = (element: Element | null): Element[] => (element ? [element, ...chain(element.parentElement)] : [])
    const label = ({ tagName, classList }: Element) => `${tagName.toLowerCase()}.${classList[0] ?? ''}`
    const isEmpty = ({ left, right, top, bottom }: Box) => right - left <= slack || bottom - top <= slack
    const isWithin = (box: Box, outer: Box) =>
      box.left >= outer.left - slack &&
      box.right <= outer.right + slack &&
      box.top >= outer.top - slack &&
      box.bottom <= outer.bottom + slack
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })

    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], option, [data-moving], [data-excerpt]') &&
      chain(element).every((one) => getComputedStyle(one).clipPath === 'none')

    /** Returns the lines of a text without the space above and below the letters. */
    const linesOf = (range: Range): Box[] =>
      [...range.getClientRects()].map(({ left, right, top, bottom, height }) => {
        const air = height * 0.15
        return { left, right, top: top + air, bottom: bottom - air }
      })

    function allTexts(): Shown[] {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Shown[] = []
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const element = node.parentElement
        const name = (node.nodeValue ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)
        if (!element || !name || !isSeen(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        found.push({ element, name, boxes: linesOf(range).filter((box) => !isEmpty(box)) })
      }
      return found
    }

    /** A badge lies on its button's icon by design. */
    const icons = (): Shown[] =>
      [...document.querySelectorAll('button svg, a svg')]
        .filter((icon) => isSeen(icon) && !icon.closest('button, a')?.textContent)
        .map((element) => ({ element, name: label(element), boxes: [element.getBoundingClientRect()] }))

    /** Returns what an element lets its descendants show. */
    function windowOf(element: Element) {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const everywhere = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
      return {
        cuts: [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip'),
        box: {
          ...everywhere,
          ...(overflowX !== 'visible' && { left, right }),
          ...(overflowY !== 'visible' && { top, bottom }),
        },
      }
    }

    /** Returns the visible part of a text, and reports a text that is shown in part. */
    function visible({ element, name, boxes }: Shown): Box[] {
      let left = boxes
      for (const ancestor of chain(element)) {
        if (ancestor === document.body || left.length === 0) break
        const { box, cuts } = windowOf(ancestor)
        const shown = left.map((line) => meet(line, box)).filter((line) => !isEmpty(line))
        // A text that is not shown at all is on another slide, or a logo replaces it.
        if (cuts && shown.length > 0 && !left.every((line) => isWithin(line, box)))
          faults.add(`"${name}" is cut by ${label(ancestor)}`)
        left = shown
      }
      return left
    }

    const pinnedBy = (element: Element) =>
      chain(element).find((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))

    /** A badge is placed over the edge of its button. */
    const isLaidOver = (element: Element, holder: Element) =>
      chain(element).some(
        (one) => one !== holder && holder.contains(one) && getComputedStyle(one).position === 'absolute',
      )

    const texts = allTexts().map((text) => ({ ...text, boxes: visible(text), pinned: pinnedBy(text.element) }))

    const all = [...texts, ...icons().map((icon) => ({ ...icon, pinned: pinnedBy(icon.element) }))]
    for (const [at, one] of texts.entries()) {
      for (const other of all.slice(at + 1)) {
        const overlap = one.boxes.some((box) => other.boxes.some((against) => !isEmpty(meet(box, against))))
        if (overlap && one.pinned === other.pinned) faults.add(`"${one.name}" and "${other.name}" overlap`)
      }
    }

    for (const { element, name, boxes, pinned } of texts) {
      const holder = element.closest('button, a, summary') ?? pinned
      if (!holder || getComputedStyle(holder).display === 'inline' || isLaidOver(element, holder)) continue
      if (!boxes.every((box) => isWithin(box, holder.getBoundingClientRect())))
        faults.add(`"${name}" leaves ${label(holder)}`)
    }

    const words = /(?<![^\s₩+-])(\p{L}{2,14}|[\d,.]{2,16})(?![^\s,.])/gu

    function reportBrokenWords(element: Element, node: Text): void {
      for (const { index, 0: word } of node.data.matchAll(words)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(linesOf(range).map(({ top }) => Math.round(top)))
        if (lines.size > 1) faults.add(`"${word}" is broken in ${label(element)}`)
      }
    }

    // Japanese may break within a word.
    const breaksWords = document.documentElement.lang.startsWith('ja')
    for (const { element, boxes } of texts) {
      if (boxes.length < 2 || breaksWords) continue
      for (const node of element.childNodes) if (node instanceof Text) reportBrokenWords(element, node)
    }

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`)
    return [...faults]
  })
