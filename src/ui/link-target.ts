/** `app` is a page of this app, `web` anything else that http can reach. */
export type LinkTarget = { kind: 'app'; path: string } | { kind: 'web'; url: string }

/** Where a link inside content from the gateway leads; nothing when it leads nowhere we would send anybody. */
export function linkTarget(href: string, page: string): LinkTarget | undefined {
  const url = parse(href, page)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const own = url.origin === new URL(page).origin
  if (own && isAppPath(url.pathname)) return { kind: 'app', path: url.pathname + url.search + url.hash }
  return { kind: 'web', url: url.href }
}

function parse(href: string, page: string): URL | undefined {
  try {
    return new URL(href, page)
  } catch {
    return undefined
  }
}

const isAppPath = (path: string) => path === '/' || path === '/m' || path.startsWith('/m/')
