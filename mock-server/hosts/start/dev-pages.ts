import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { Express, RequestHandler } from 'express'
import { createServer, type ViteDevServer } from 'vite'
import { withBase } from '#mock-server/core/page-base.ts'

/** Serves the app's page with the base of the request's world. */
const appPage =
  (app: ViteDevServer): RequestHandler =>
  async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next()
    const page = await app.transformIndexHtml(request.originalUrl, await readFile('index.html', 'utf8'))
    response.type('html').send(withBase(page, response.locals.address.base))
  }

/** Removes the policy, because Vite's own scripts and styles are inline. */
const withoutPolicy: RequestHandler = (_, response, next) => {
  response.removeHeader('Content-Security-Policy')
  next()
}

/** Serves the app, the vendors' pages and Studio from source, with hot reload by the web sockets that `sockets` opens. */
export async function devPages(sockets: Server) {
  const server = { middlewareMode: true, ws: { server: sockets } } as const
  const vendors = await createServer({ configFile: 'vite.vendors.config.ts', appType: 'mpa', server })
  const studio = await createServer({ configFile: 'vite.studio.config.ts', appType: 'spa', server })
  const app = await createServer({ appType: 'custom', server })
  return (host: Express) => {
    host.use(withoutPolicy)
    host.use((request, response, next) =>
      request.path.startsWith('/__studio/') ? studio.middlewares(request, response, next) : next(),
    )
    host.use((request, response, next) =>
      request.path.startsWith('/__vendors/') ? vendors.middlewares(request, response, next) : next(),
    )
    host.use(app.middlewares)
    host.get(/.*/, appPage(app))
  }
}
