import type { Page } from '@playwright/test'

/** Returns the prefix of the app's paths in a tab: empty at the root, or `/w/blue`. */
const baseOf = (page: Page): string => /^https?:\/\/[^/]+(\/w\/[^/]+)?/.exec(page.url())?.[1] ?? ''

/** Returns the world of a tab. */
export const worldOf = (page: Page): string => /^\/w\/([^/@]+)/.exec(baseOf(page))?.[1] ?? 'default'

/** Returns the prefix of the app's storage keys in a tab: empty at the root, or `/w/blue/`. */
export const storagePrefix = (page: Page): string => baseOf(page) && `${baseOf(page)}/`

/** A file below a world's base that runs no script and calls nothing, for reading and writing storage. */
export const blankPage = 'icon.svg'

/** Opens a second tab of the same browser in the same world, without the app. */
export async function openTabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`${baseOf(page)}/${blankPage}`)
  return tab
}

/** Opens another address of the app in a tab, in the tab's world. */
export const visit = (page: Page, path: string) => page.goto(baseOf(page) + path)

/** Navigates a tab within the app, without a reload. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, baseOf(page) + path)

/** Stores data that the app reads at its next start. */
export const store = (page: Page, belongings: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    ([prefix, kept]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
    },
    [storagePrefix(page), belongings] as const,
  )
