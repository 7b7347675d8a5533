import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'

/** Serves an app on a free local port. */
export async function listen(app: Express) {
  const server = createServer(app as RequestListener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
