import { expect, type Page, type Request, type Route } from '@playwright/test'

/** Selects requests to the gateway, such as those of one endpoint or one member. */
type Selector = (request: Request) => boolean

/** Selects the calls of an endpoint. */
export const callsOf =
  ({ path, method }: { path: string; method: string }): Selector =>
  (request) =>
    request.method() === method && new URL(request.url()).pathname.endsWith(path)

/** Runs a call, and returns the gateway's unchanged reply. */
const ownReply = async (route: Route) => ({ response: await route.fetch() })

/**
 * Holds back the gateway's replies from now on. Each call runs at once, and its reply reaches the page on release, in
 * the order that the test needs. `replyTo` runs a call and may alter its reply.
 */
export async function holdAnswers(page: Page, selects: Selector, replyTo: typeof ownReply = ownReply) {
  const held: (() => Promise<void>)[] = []
  let holding = true
  let released = false
  const replied = followRequests(page, selects)
  await page.route(
    () => true,
    async (route, request) => {
      if (!holding || !selects(request)) return route.fallback()
      const reply = await replyTo(route)
      if (released) return route.fulfill(reply)
      held.push(() => route.fulfill(reply))
    },
  )
  return {
    /** The number of held replies. */
    count: () => held.length,
    /** Sets whether further replies are held as well. */
    hold: (more: boolean) => {
      holding = more
    },
    /** Releases every held reply, oldest first by default, and holds no more. The page has them when it returns. */
    async release({ newestFirst = false } = {}) {
      holding = false
      released = true
      const all = held.splice(0)
      for (const send of newestFirst ? all.reverse() : all) await send()
      await replied()
    },
  }
}

/** Follows the requests that a page begins from now on. The returned function waits until all of them have ended. */
export function followRequests(page: Page, selects: Selector = () => true): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => selects(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => expect.poll(() => open.size).toBe(0)
}

/** Breaks the connection of the selected calls from now on. The returned function restores it. */
export async function breakCalls(page: Page, selects: Selector): Promise<() => void> {
  let broken = true
  await page.route(
    () => true,
    (route, request) => (broken && selects(request) ? route.abort() : route.fallback()),
  )
  return () => {
    broken = false
  }
}

/** Disables the timeouts of requests in pages that open from now on, so that a held reply is late instead of lost. */
export const disableTimeouts = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { get: () => 0, set: () => undefined })
    // The early script's.
    AbortSignal.timeout = () => new AbortController().signal
  })

/** Waits until the page shows the effects of a received reply. */
export async function settle(page: Page) {
  await page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

/** Watches a page, until its next load, for texts that it must never show. Returns those that it showed. */
export async function watchForTexts(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.evaluate((unwanted) => {
    const shown = new Set<string>()
    const look = () => {
      for (const text of unwanted) if (document.body.textContent.includes(text)) shown.add(text)
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { shownTexts: shown })
  }, texts)
  return () => page.evaluate(() => [...(window as unknown as { shownTexts: Set<string> }).shownTexts])
}
