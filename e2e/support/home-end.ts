import type { Page } from '@playwright/test'

export const scrollHalfScreen = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  })

/** Scrolls home to its footer by half screens, because its parts mount as they come near. */
export async function scrollToFooter(page: Page): Promise<void> {
  while (!(await page.locator('footer').isVisible())) await scrollHalfScreen(page)
}
