/**
 * Names by which a browser finds its own machine, and beside each the one that vendors' pages have: another origin, so
 * that their frame's sandbox keeps them from the app. A host that is reached by any other name has no second one.
 */
const hosts: readonly (readonly [app: string, vendors: string])[] = [
  ['localhost', 'vendors.localhost'],
  ['127.0.0.1', 'vendors-ipv4.localhost'],
]

const split = (host: string): [name: string, port: string] => {
  const at = host.lastIndexOf(':')
  return at < 0 ? [host, ''] : [host.slice(0, at), host.slice(at)]
}

/** The host of the vendors' pages for an app at `host`. */
export function vendorHostOf(host: string): string | undefined {
  const [name, port] = split(host)
  const pair = hosts.find(([app]) => app === name)
  return pair && pair[1] + port
}

/** The host of the app whose vendors' pages are at `host`, if they are. */
export function appHostOf(host: string): string | undefined {
  // Asked of every request: most are not for vendors.
  if (!host.startsWith('vendors')) return undefined
  const [name, port] = split(host)
  const pair = hosts.find(([, vendors]) => vendors === name)
  return pair && pair[0] + port
}
