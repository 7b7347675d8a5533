import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { bodyLimit, noBody } from '#mock-server/core/message.ts'
import { readWorldAddress } from '#mock-server/core/world-address.ts'

/** Converts a web `Request` to a gateway request, for hosts that use fetch. */
export async function fromWebRequest(request: Request): Promise<GatewayRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const address = readWorldAddress(pathname)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const oversized = bytes.length > bodyLimit(address.path)
  return {
    ...address,
    method: request.method,
    query: searchParams,
    header: (name) => request.headers.get(name) ?? undefined,
    body: oversized ? noBody : bytes,
    bodyProblem: oversized ? 'BODY_TOO_LARGE' : undefined,
  }
}

/**
 * Converts a gateway's answer to a web `Response`. A broken connection is a network error; a hanging one never
 * resolves.
 */
export function toWebResponse({ status, headers, body, transport }: GatewayAnswer): Promise<Response> | Response {
  // A promise shared by all would keep whatever waits for it.
  if (transport === 'hang') return new Promise(() => undefined)
  if (transport === 'reset') return Response.error()
  return new Response(status === 304 ? null : (body as BodyInit), { status, headers })
}
