import type { Browser } from '@playwright/test'
import { type LivePage, openLivePage } from './live-page.ts'

interface Place {
  browser: Browser
  url: string
  pages: number
}

/** Gives every item to the next free one of several live pages, which stay open from the first item to the last. */
export async function inPages<Item extends { id: string }>(
  { browser, url, pages }: Place,
  items: readonly Item[],
  visit: (live: LivePage, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const [first] = items
  if (!first) return
  await Promise.all(
    Array.from({ length: Math.min(pages, items.length) }, async () => {
      const live = await openLivePage(browser, url, first.id)
      for (let item = waiting.shift(); item; item = waiting.shift()) await visit(live, item)
      await live.close()
    }),
  )
}
