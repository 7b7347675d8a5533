import type { Request, RequestHandler } from 'express'
import { securityHeaders } from './security-headers.ts'

/** The players' calls and pictures, which a build on another origin needs. They never include the control API. */
const playersPrefixes = ['/wps/', '/lgw/', '/lotto/', '/__art/', '/__app/']

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Device, Encryption, ModuleId',
  'Access-Control-Max-Age': '600',
}

const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Creates a handler that allows pages of these origins to make the players' calls. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (!playersPrefixes.some((prefix) => request.path.startsWith(prefix))) return next()
    response.vary('Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return next()
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Date' })
    if (isPreflight(request))
      return response
        .set({ ...securityHeaders, ...preflight })
        .status(204)
        .end()
    next()
  }
}
