import type { Page, Request } from '@playwright/test'

/** Picks requests to the gateway, such as those of one endpoint or one member. */
type Pick = (request: Request) => boolean

/** Picks the calls of an endpoint. */
export const callsOf =
  ({ path, method }: { path: string; method: string }): Pick =>
  (request) =>
    request.method() === method && new URL(request.url()).pathname.endsWith(path)

/**
 * Holds back answers of the gateway from now on. Each call is made at once, and its answer reaches the page when it is let
 * go, in whatever order the test wants.
 */
export async function holdAnswers(page: Page, pick: Pick) {
  const held: (() => Promise<void>)[] = []
  let holding = true
  await page.route(
    () => true,
    async (route, request) => {
      if (!holding || !pick(request)) return route.fallback()
      const response = await route.fetch()
      held.push(() => route.fulfill({ response }))
    },
  )
  return {
    /** How many answers are held. */
    count: () => held.length,
    /** Whether further answers are held as well. */
    hold: (more: boolean) => {
      holding = more
    },
    /** Lets every held answer go, the oldest first if nothing else is said, and holds no more. */
    async release({ newestFirst = false } = {}) {
      holding = false
      const all = held.splice(0)
      for (const letGo of newestFirst ? all.reverse() : all) await letGo()
    },
  }
}

/** Breaks the connection under the calls that are picked, from now on. The returned function mends it. */
export async function breakCalls(page: Page, pick: Pick): Promise<() => void> {
  let broken = true
  await page.route(
    () => true,
    (route, request) => (broken && pick(request) ? route.abort() : route.fallback()),
  )
  return () => {
    broken = false
  }
}

/** Lets no request of the pages that open from now on time out, so that a held answer is late and not lost. */
export const waitForEver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { get: () => 0, set: () => undefined })
  })

/** Watches a page for texts that it must not show, however briefly, until it is loaded again. Gives those it showed. */
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
