import type { Page } from '@playwright/test'

/** What precedes the app's own paths in a tab: nothing at the root, or `/w/blue`. */
const baseOf = (page: Page): string => /^https?:\/\/[^/]+(\/w\/[^/]+)?/.exec(page.url())?.[1] ?? ''

/** The world that a tab is in. */
export const worldOf = (page: Page): string => /^\/w\/([^/@]+)/.exec(baseOf(page))?.[1] ?? 'default'

/** What precedes the keys of what the app stores in a tab: nothing at the root, or `/w/blue/`. */
export const storagePrefix = (page: Page): string => baseOf(page) && `${baseOf(page)}/`

/** A file below the base of a world that runs no script and calls nothing, where storage can be read and written. */
export const blankPage = 'icon.svg'

/** Opens a tab beside another one: the same browser, in the same world. Nothing of the app runs in it yet. */
export async function openTabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(`${baseOf(page)}/${blankPage}`)
  return tab
}

/** Opens another address of the app in a tab, in the world that the tab is in. */
export const visit = (page: Page, path: string) => page.goto(baseOf(page) + path)

/** Leads a tab to another address of the app as a step forward would: nothing is loaded again, and all that is held stays. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, baseOf(page) + path)

/** Stores what the app reads at its next start. */
export const store = (page: Page, belongings: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    ([prefix, kept]) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(prefix + key, JSON.stringify(value))
    },
    [storagePrefix(page), belongings] as const,
  )
