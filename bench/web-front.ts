import type { IncomingMessage, ServerResponse } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { certificate } from '#mock-server/hosts/start/certificate.mjs'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Serves a handler by HTTP/2 and TLS on a free port of localhost, as a deployment's front server does. */
export async function startFront(handler: Handler): Promise<{ url: string; close: () => void }> {
  const server: Http2SecureServer = createSecureServer(
    { ...(await certificate(join(tmpdir(), 'parlor-bench'), '127.0.0.1')), allowHTTP1: true },
    // The compatibility API has the shape of HTTP/1.1.
    (request, response) => handler(request as unknown as IncomingMessage, response as unknown as ServerResponse),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
