import type { Page } from '@playwright/test'
import { textFaults } from '../e2e/text-faults.ts'

/** Returns cut and overlapping texts, horizontal scroll and small targets of the story on show. */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await textFaults(page)),
  ...(await page.evaluate(smallTargets)),
]

/** Returns buttons and links that are smaller than 44 px and not part of a text. */
function smallTargets(): string[] {
  const least = 44
  return [...document.querySelectorAll('button, a[href], select, [role="tab"], [role="radio"]')].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    const isInline = getComputedStyle(target).display === 'inline'
    if (width === 0 || isInline || !target.checkVisibility() || (width >= least - 1 && height >= least - 1)) return []
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30) ?? ''
    return [`"${name}" is ${Math.round(width)} × ${Math.round(height)} px`]
  })
}
