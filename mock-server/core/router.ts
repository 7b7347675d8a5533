import { distance } from 'fastest-levenshtein'
import { fail } from './fail.ts'
import type { GatewayRequest } from './message.ts'

interface Routed {
  endpoint: { method: string; path: string }
}

/** Looks endpoints up by exact path. @throws GatewayError NOT_FOUND naming the nearest, METHOD_NOT_ALLOWED. */
export function createRouter<R extends Routed>(routes: readonly R[]) {
  const byPath = new Map<string, Map<string, R>>()
  for (const route of routes) {
    const methods = byPath.get(route.endpoint.path) ?? new Map()
    byPath.set(route.endpoint.path, methods.set(route.endpoint.method, route))
  }

  const nearest = (path: string) =>
    [...byPath.keys()]
      .map((known) => ({ known, far: distance(known.toLowerCase(), path.toLowerCase().slice(0, 200)) }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 3)
      .map(({ known }) => known)

  return ({ method, path }: GatewayRequest): R => {
    const methods = byPath.get(path)
    if (!methods) {
      fail('NOT_FOUND', {
        field: 'path',
        message: `no endpoint has the path ${path.slice(0, 200)}; the nearest are ${nearest(path).join(', ')}`,
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
