import { appBase, webAddress } from '#platform/web-address.ts'

/** `app` is a page of this app, with its path for the router; `web` is a page of another origin. */
export type LinkTarget = { kind: 'app'; path: string; url: string } | { kind: 'web'; url: string }

/** Returns the query parameters that the host reads itself, which links in content may not have. */
const reservedByHost = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="reserved-query"]')?.content.split(' ') ?? []

/**
 * Parses the target of a link from outside; nothing if it is not allowed. On the app's own origin only the app's pages
 * are allowed. `base` is the app's base, to which paths from the root are relative.
 */
export function linkTarget(
  href: string,
  base: string = appBase(),
  reserved: readonly string[] = reservedByHost(),
): LinkTarget | undefined {
  const url = webAddress(href, base)
  const home = webAddress(base, base)
  if (!url || !home) return undefined
  if (url.origin !== home.origin) return { kind: 'web', url: url.href }
  const path = pathUnder(home.pathname, url.pathname, href.startsWith('/'))
  if (path === undefined || !isAppPath(path)) return undefined
  const query = withoutReserved(url.searchParams, url.search, reserved)
  return { kind: 'app', path: path + query + url.hash, url: home.pathname + path.slice(1) + query + url.hash }
}

/** Parses a link from outside to a page of the app; nothing if it is not one. */
export function appPath(href: string): string | undefined {
  const target = linkTarget(href)
  return target?.kind === 'app' ? target.path : undefined
}

function withoutReserved(query: URLSearchParams, search: string, reserved: readonly string[]): string {
  if (!reserved.some((name) => query.has(name))) return search
  for (const name of reserved) query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

function pathUnder(base: string, path: string, fromRoot: boolean): string | undefined {
  if (path.startsWith(base)) return `/${path.slice(base.length)}`
  return fromRoot ? path : undefined
}

const isAppPath = (path: string) => path === '/' || path === '/m' || path.startsWith('/m/')
