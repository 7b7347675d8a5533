import type { Page } from '@playwright/test'

interface Sent {
  url: string
  type?: string
  /** The address of what asked for it, if the browser knows it. */
  initiator?: string
}

/**
 * Returns a function that returns the longest chain of the page's requests to these addresses, each asked for by the one
 * before; the page itself is the first. Pictures are one deeper than the answers, which name them.
 */
export async function followChains(page: Page): Promise<(addresses: readonly string[]) => number> {
  const requests: Sent[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ request: { url }, type, initiator }) => {
    requests.push({ url, type, initiator: initiator.url ?? initiator.stack?.callFrames[0]?.url })
  })
  await devtools.send('Network.enable')
  return (addresses) => {
    const depths = new Map<string, number>()
    let answers = 1
    for (const { url, type, initiator } of requests) {
      // What the page's own tags and inline script ask for has the page as its initiator, or none.
      const above = type === 'Image' ? answers : (depths.get(initiator ?? '') ?? Math.min(1, depths.size))
      depths.set(url, above + 1)
      if (type === 'Fetch' || type === 'XHR') answers = Math.max(answers, above + 1)
    }
    return Math.max(...addresses.map((address) => depths.get(address) ?? 1))
  }
}
