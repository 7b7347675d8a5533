import type { Request, RequestHandler, Response } from 'express'
import { isGatewayPath } from './gateway.ts'
import { hostOf, type VendorHosts } from './vendor-host.ts'

/** Returns true if a request is for a page or a file, not for a call of the gateway. */
export const isPageRequest = ({ method, path }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !isGatewayPath(path)

/** Returns the origin of the vendors' pages, or undefined if they have none of their own. */
export function vendorOrigin(hosts: VendorHosts, request: Request): string | undefined {
  const host = hosts.vendorHostOf(hostOf(request))
  return host && `${request.protocol}://${host}`
}

/** Returns the allowed ancestors of a vendor's page: its own app and the configured origins. */
export function vendorSources(hosts: VendorHosts, request: Request, origins: readonly string[]) {
  const app = hosts.appHostOf(hostOf(request))
  return { framedBy: ["'self'", ...(app ? [`${request.protocol}://${app}`] : []), ...origins] }
}

const isVendors = (path: string) => path.startsWith('/__vendors/') || path.startsWith('/__art/')

/** Returns the host of a request if it is not this one. */
function otherHostOf(hosts: VendorHosts, request: Request): string | undefined {
  const { path } = request
  const app = hosts.appHostOf(hostOf(request))
  if (app) return isVendors(path) ? undefined : app
  return path.startsWith('/__vendors/') && path.endsWith('.html') ? hosts.vendorHostOf(hostOf(request)) : undefined
}

/** Redirects the vendors' pages to their own origin, and other pages away from it. `refuse` answers any other call. */
export const keepVendorsApart =
  (hosts: VendorHosts, refuse: (response: Response) => void): RequestHandler =>
  (request, response, next) => {
    const other = otherHostOf(hosts, request)
    if (!other) return next()
    if (isPageRequest(request)) return response.redirect(`${request.protocol}://${other}${request.originalUrl}`)
    refuse(response)
  }
