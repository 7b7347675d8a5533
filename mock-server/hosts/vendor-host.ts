/**
 * Loopback names of the app, each with the name of the vendors' pages. That is another origin, so that the frame's sandbox
 * separates them from the app. A host under any other name has no second name.
 */
const hosts: readonly (readonly [app: string, vendors: string])[] = [
  ['localhost', 'vendors.localhost'],
  ['127.0.0.1', 'vendors-ipv4.localhost'],
]

const split = (host: string): [name: string, port: string] => {
  const at = host.lastIndexOf(':')
  return at < 0 ? [host, ''] : [host.slice(0, at), host.slice(at)]
}

/** Returns the host of the vendors' pages for an app at `host`, or undefined. */
export function vendorHostOf(host: string): string | undefined {
  const [name, port] = split(host)
  const pair = hosts.find(([app]) => app === name)
  return pair && pair[1] + port
}

/** Returns the host of the app whose vendors' pages are at `host`, or undefined. */
export function appHostOf(host: string): string | undefined {
  // A shortcut for the most requests, which are not for vendors.
  if (!host.startsWith('vendors')) return undefined
  const [name, port] = split(host)
  const pair = hosts.find(([, vendors]) => vendors === name)
  return pair && pair[0] + port
}
