import { readFile } from 'node:fs/promises'
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

/** Serves the app, the vendors' pages and Studio from source, with hot reload. */
export async function devPages() {
  const shared = { server: { middlewareMode: true } } as const
  const vendors = await createServer({
    ...shared,
    configFile: 'vite.vendors.config.ts',
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  })
  const studio = await createServer({
    ...shared,
    configFile: 'vite.studio.config.ts',
    appType: 'spa',
    server: { middlewareMode: true, hmr: { port: 24_680 } },
  })
  const app = await createServer({ ...shared, appType: 'custom' })
  return (server: Express) => {
    server.use(withoutPolicy)
    server.use((request, response, next) =>
      request.path.startsWith('/__studio/') ? studio.middlewares(request, response, next) : next(),
    )
    server.use((request, response, next) =>
      request.path.startsWith('/__vendors/') ? vendors.middlewares(request, response, next) : next(),
    )
    server.use(app.middlewares)
    server.get(/.*/, appPage(app))
  }
}
