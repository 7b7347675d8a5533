import type { Browser } from '@playwright/test'
import { type LivePage, openLivePage } from './live-page.ts'

/** Where stories are shown: in so many pages of a browser, from a served Storybook. */
export interface Place {
  browser: Browser
  url: string
  pages: number
  /** The story that the pages open with, and change their modes on: one that asks the gateway nothing. */
  quiet?: string | undefined
}

/** Gives every item to the next free one of several live pages, which stay open from the first item to the last. */
export async function inPages<Item extends { id: string }>(
  { browser, url, pages, quiet }: Place,
  items: readonly Item[],
  visit: (live: LivePage, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const [first] = items
  if (!first) return
  await Promise.all(
    Array.from({ length: Math.min(pages, items.length) }, async () => {
      const live = await openLivePage(browser, url, quiet ?? first.id)
      for (let item = waiting.shift(); item; item = waiting.shift()) await visit(live, item)
      await live.close()
    }),
  )
}
