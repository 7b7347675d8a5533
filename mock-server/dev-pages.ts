import type { Express } from 'express'
import { createServer } from 'vite'

/** Serves app and vendor pages from source, with hot reload. */
export async function devPages() {
  const shared = { server: { middlewareMode: true } } as const
  const vendors = await createServer({
    ...shared,
    configFile: 'vite.vendors.config.ts',
    appType: 'mpa',
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  })
  const app = await createServer({ ...shared, appType: 'spa' })
  return (server: Express) => {
    server.use((request, response, next) =>
      request.path.startsWith('/__vendors/') ? vendors.middlewares(request, response, next) : next(),
    )
    server.use(app.middlewares)
  }
}
