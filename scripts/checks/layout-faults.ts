import type { Frame, Page } from '@playwright/test'
import { textFaults } from '#e2e/support/text-faults.ts'

/** Returns cut and overlapping texts, horizontal scroll and small targets of the story on show. */
export const layoutFaults = async (page: Page | Frame): Promise<string[]> => [
  ...(await textFaults(page)),
  ...(await smallTargets(page)),
]

/** Returns controls whose target is smaller than 44 px and not part of a text. A label around a field is its target. */
export const smallTargets = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    // What is 44 px by its style may measure a little less, because a browser lays out in fractions of a pixel.
    const least = 43.5
    const fields = 'input, select, textarea'
    const roles = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab']
    const controls = ['button', 'a[href]', 'summary', fields, ...roles.map((role) => `[role="${role}"]`)].join()
    const targetOf = (control: Element) => (control.matches(fields) && control.closest('label')) || control

    const targets = new Set([...document.querySelectorAll(controls)].map(targetOf))
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isInline = getComputedStyle(target).display === 'inline'
      if (width === 0 || isInline || !target.checkVisibility() || (width >= least && height >= least)) return []
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30) ?? ''
      return [`"${name}" is ${Math.floor(width)} × ${Math.floor(height)} px`]
    })
  })
