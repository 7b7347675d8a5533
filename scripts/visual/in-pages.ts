import type { Browser } from '@playwright/test'
import { type LivePage, openLivePage } from './live-page.ts'
import { type InMode, takeNext } from './take-next.ts'

/** Where stories are shown: in so many pages of a browser, from a served Storybook. */
export interface Place {
  browser: Browser
  url: string
  pages: number
  /** The story that the pages open with, and change their modes on: one that asks the gateway nothing. */
  quiet?: string | undefined
}

/** Opening a page takes as long as some pictures, so it is for so many at least. */
const leastForPage = 6
/** A page keeps some megabytes of every story, and grows too slow to go on. After so many stories another one is opened. */
const mostForPage = 150

/** Gives every item to the next free one of several live pages, which stay open for many items. */
export async function inPages<Item extends InMode & { id: string }>(
  { browser, url, pages, quiet }: Place,
  items: readonly Item[],
  visit: (live: LivePage, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const [first] = items
  if (!first) return
  const worn: (string | undefined)[] = []
  await Promise.all(
    Array.from({ length: Math.min(pages, Math.ceil(items.length / leastForPage)) }, async (_, at) => {
      while (waiting.length > 0) {
        const live = await openLivePage(browser, url, quiet ?? first.id)
        for (let visits = 0; visits < mostForPage; visits += 1) {
          const item = takeNext(waiting, worn, at)
          if (!item) break
          await visit(live, item)
        }
        await live.close()
      }
    }),
  )
}
