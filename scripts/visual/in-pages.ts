import type { Browser } from '@playwright/test'
import { type LivePage, type Mode, openLivePage } from './live-page.ts'

interface Place {
  browser: Browser
  url: string
  pages: number
  /** Storybook's own globals and the usual phone without one. */
  mode?: Mode
}

/** Gives every item to the next free one of several live pages. */
export async function inPages<Item extends { id: string }>(
  { browser, url, pages, mode }: Place,
  items: readonly Item[],
  visit: (live: LivePage, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const [first] = items
  if (!first) return
  await Promise.all(
    Array.from({ length: Math.min(pages, items.length) }, async () => {
      const live = await openLivePage(browser, url, first.id)
      if (mode) await live.dress({ ...mode.globals, a11y: { manual: false } }, mode.size)
      for (let item = waiting.shift(); item; item = waiting.shift()) await visit(live, item)
      await live.close()
    }),
  )
}
