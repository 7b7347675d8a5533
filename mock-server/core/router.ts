import { fail } from '#mock-server/values/fail.ts'
import type { GatewayRequest } from './message.ts'
import { nearestPaths } from './nearest.ts'

interface Routed {
  endpoint: { method: string; path: string }
}

/** The relay's path; the name of the relayed call follows it. */
const relay = /^\/wps\/relay\/*$/

/**
 * Creates a function that finds the endpoint of a request by method and exact path.
 *
 * @throws GatewayError NOT_FOUND with the nearest paths, URL_EMPTY, METHOD_NOT_ALLOWED.
 */
export function createRouter<R extends Routed>(routes: readonly R[]) {
  const byPath = new Map<string, Map<string, R>>()
  for (const route of routes) {
    const methods = byPath.get(route.endpoint.path) ?? new Map()
    byPath.set(route.endpoint.path, methods.set(route.endpoint.method, route))
  }

  return ({ method, path }: GatewayRequest): R => {
    const methods = byPath.get(path)
    if (relay.test(path)) {
      fail('URL_EMPTY', {
        field: 'path',
        message: 'a call to /wps/relay/ must name the relayed call, such as MCS2_bankCards',
      })
    }
    if (!methods) {
      const nearest = nearestPaths(byPath.keys(), path).map((known) => known.path)
      fail('NOT_FOUND', {
        field: 'path',
        message: `no endpoint has the path ${path.slice(0, 200)}; the nearest are ${nearest.join(', ')}`,
      })
    }
    const allow = [...methods.keys()].join(', ')
    return (
      methods.get(method) ??
      fail('METHOD_NOT_ALLOWED', {
        field: 'method',
        message: `${path} takes ${allow}, not ${method}`,
        headers: { allow },
      })
    )
  }
}
