import type { Browser, Page } from '@playwright/test'
import { type LivePage, openLivePage } from './live-page.ts'
import { type InMode, takeNext } from './take-next.ts'

/** Where stories are shown: in a number of pages of a browser, from a served Storybook. */
export interface Place {
  browser: Browser
  url: string
  pages: number
  /** The story that the pages open with, and change their modes on: one that asks the gateway nothing. */
  quiet?: string | undefined
  /** How many times slower the pages' processor is made. */
  slow?: number
}

/** Opening a page takes as long as several pictures, so a page is opened for at least that many. */
const leastForPage = 6
/** Returns how many pages to open for a number of items; at least one. */
export const pagesFor = (items: number, pages: number): number =>
  Math.max(1, Math.min(pages, Math.ceil(items / leastForPage)))

/** A page grows with every story and style sheet, so it is replaced after this many stories. */
const mostForPage = 300

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** An item whose visit failed, and why. */
export interface Failed<Item> {
  item: Item
  message: string
}

/**
 * Gives every item to the next free one of several live pages, which stay open for many items. A visit that fails costs its
 * page, and the run continues. Returns the items whose visits failed.
 */
export async function inPages<Item extends InMode & { id: string }>(
  { browser, url, pages, quiet, slow = 1 }: Place,
  items: readonly Item[],
  visit: (live: LivePage, item: Item) => Promise<void>,
): Promise<Failed<Item>[]> {
  const waiting = [...items]
  const opening = items[0]?.id ?? ''
  const failed: Failed<Item>[] = []
  const modes: (string | undefined)[] = []

  async function fillPage(at: number): Promise<void> {
    const live = await openLivePage(browser, url, quiet ?? opening)
    if (slow > 1) await slowDown(live.page, slow)
    for (let visits = 0; visits < mostForPage; visits += 1) {
      const item = takeNext(waiting, modes, at)
      if (!item) break
      const problem = await visit(live, item).catch((cause: Error) => cause)
      if (!problem) continue
      failed.push({ item, message: problem.message })
      break
    }
    await live.close()
  }

  await Promise.all(
    Array.from({ length: pagesFor(items.length, pages) }, async (_, at) => {
      while (waiting.length > 0) await fillPage(at)
    }),
  )
  return failed
}
