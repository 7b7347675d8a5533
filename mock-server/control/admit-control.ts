import type { Endpoint } from '#contract/resource.ts'
import { fail } from '../core/fail.ts'
import type { GatewayRequest } from '../core/message.ts'

const tokenOf = (request: GatewayRequest) =>
  request.header('x-control-token') ?? request.header('authorization')?.replace(/^Bearer /i, '')

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')

/**
 * Keeps other sites' pages and, with a token, other people out. A browser sends a simple POST across origins without
 * asking first, so the absence of CORS headers alone would not stop one.
 *
 * @throws GatewayError CONTROL_REFUSED.
 */
export function admitControl({ always }: Endpoint, request: GatewayRequest, token: string | undefined): void {
  if (always) return
  const origin = request.header('origin')
  const host = request.header('host')
  if (origin && host && hostOf(origin) !== host) {
    fail('CONTROL_REFUSED', { field: 'header.Origin', message: 'the control API takes no calls from other sites' })
  }
  if (token !== undefined && tokenOf(request) !== token) {
    fail('CONTROL_REFUSED', {
      field: 'header.X-Control-Token',
      message: 'the host listens beyond this machine: send the token it printed at the start as X-Control-Token',
    })
  }
}
