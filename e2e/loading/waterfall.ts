import type { Page } from '@playwright/test'

/**
 * Returns a function that returns the longest chain of the page's requests to these addresses, each asked for by the one
 * before; the page itself is the first. Pictures are one deeper than the answers, which name them. A read of the page's
 * own script is one deeper than those whose answers it could have waited for.
 */
export async function followChains(page: Page): Promise<(addresses: readonly string[]) => number> {
  const depths = new Map<string, number>()
  const reads = new Map<string, number>()
  let asked = 1
  let answered = 1
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator }) => {
    const by = depths.get(initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '')
    const isRead = type === 'Fetch' || type === 'XHR'
    // What the page's own tags and inline script ask for has the page as its initiator, or none.
    let above = by ?? Math.min(1, depths.size)
    if (isRead && above === 1) above = answered
    if (type === 'Image') above = asked
    depths.set(url, above + 1)
    if (!isRead) return
    reads.set(requestId, above + 1)
    asked = Math.max(asked, above + 1)
  })
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    answered = Math.max(answered, reads.get(requestId) ?? 1)
  })
  await devtools.send('Network.enable')
  return (addresses) => Math.max(...addresses.map((address) => depths.get(address) ?? 1))
}
