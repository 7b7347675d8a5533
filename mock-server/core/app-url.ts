import type { Call } from './implement.ts'

interface ReturningCall {
  input: { appUrl?: string }
  request: Call<never>['request']
  fail: (code: 'INVALID_INPUT', detail: { field: string; message: string }) => never
}

/**
 * Returns the address of the app that a page returns to, without the slash at its end, or undefined for an app at the
 * page's own host. `place` is the part of the request that names it.
 *
 * @throws GatewayError INVALID_INPUT for an origin that the host does not allow.
 */
export function appUrlOf({ input: { appUrl }, request, fail }: ReturningCall, place: 'query' | 'body') {
  if (appUrl === undefined) return undefined
  const { origin, href } = URL.canParse(appUrl) ? new URL(appUrl) : { origin: appUrl, href: '' }
  if (href && request.apps?.includes(origin)) return href.replace(/\/$/, '')
  return fail('INVALID_INPUT', {
    field: `${place}.appUrl`,
    message: `this gateway allows no app at ${JSON.stringify(origin)}; its option --allow-origin names the origins it allows`,
  })
}
