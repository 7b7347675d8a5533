import type { IncomingMessage } from 'node:http'

/** The two hosts of a server: the app's, and the vendors' pages'. They are two origins, so that a frame's sandbox holds. */
export interface VendorHosts {
  /** Returns the host of the vendors' pages for an app at `host`, or undefined. */
  vendorHostOf: (host: string) => string | undefined
  /** Returns the host of the app whose vendors' pages are at `host`, or undefined. */
  appHostOf: (host: string) => string | undefined
}

/** Loopback names of the app, each with the name of the vendors' pages. Any other name has no second one. */
const names: readonly (readonly [app: string, vendors: string])[] = [
  ['localhost', 'vendors.localhost'],
  ['127.0.0.1', 'vendors-ipv4.localhost'],
]

const split = (host: string): [name: string, port: string] => {
  const at = /:\d+$/.exec(host)?.index
  return at === undefined ? [host, ''] : [host.slice(0, at), host.slice(at)]
}

/** Separates the vendors' pages by a second name of a loopback host, on the same port. */
export const hostsByName: VendorHosts = {
  vendorHostOf(host) {
    const [name, port] = split(host)
    const pair = names.find(([app]) => app === name)
    return pair && pair[1] + port
  },
  appHostOf(host) {
    // A shortcut for the most requests, which are not for vendors.
    if (!host.startsWith('vendors')) return undefined
    const [name, port] = split(host)
    const pair = names.find(([, vendors]) => vendors === name)
    return pair && pair[0] + port
  },
}

/** Separates the vendors' pages by a second port, under every name. `ports` is read when a request arrives. */
export function hostsByPort(ports: () => { app: number; vendors: number }): VendorHosts {
  const isVendors = (host: string) => split(host)[1] === `:${ports().vendors}`
  const at = (host: string, port: number) => `${split(host)[0]}:${port}`
  return {
    vendorHostOf: (host) => (isVendors(host) ? undefined : at(host, ports().vendors)),
    appHostOf: (host) => (isVendors(host) ? at(host, ports().app) : undefined),
  }
}

/** Returns the `Host` header of a request. */
export const hostOf = ({ headers: { host = '' } }: IncomingMessage): string => host
