import type { Page } from '@playwright/test'

export const entry = /\/assets\/index-[^/]+\.js$/

/** Opens an address while the entry is held, and returns what releases the entry. */
export async function visitWithoutEntry(page: Page, go: () => Promise<unknown>) {
  const held = page.waitForRequest(entry)
  let release = () => undefined as unknown
  await page.route(entry, (route) => {
    release = () => route.continue()
  })
  const went = go()
  await held
  return async () => {
    await release()
    await went
    await page.unroute(entry)
  }
}

/** Records the path of each read that a page sends. */
export function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, path] = /(\/(?:wps|lgw)\/.*)/.exec(pathname) ?? []
    if (path) reads.push(path)
  })
  return reads
}
