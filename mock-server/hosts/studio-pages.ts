import { type RequestHandler, Router } from 'express'
import type { Door } from '#mock-server/core/admission.ts'
import { builtFiles } from './built-files.mjs'
import { pagePolicy } from './security-headers.ts'

export const isStudio = (path: string): boolean => path === '/__studio' || path.startsWith('/__studio/')

/** Returns the kind of a request for Studio: its page, or one of its files. */
export const studioDoor = (path: string): Door => (/(studio|\/|\.html)$/.test(path) ? 'page' : 'call')

/** Studio is at the host's root only. */
const atRoot: RequestHandler = (_, response, next) => (response.locals.address.base === '/' ? next() : next('router'))

/** Serves the built page that controls worlds. It shows the app's pages in frames. */
export function studioPages(folder: string): Router {
  const files = builtFiles(folder, {
    index: 'index.html',
    setHeaders(response, file) {
      if (file.endsWith('.html')) response.setHeaders(new Headers(pagePolicy('', { frames: ["'self'"] })))
    },
  })
  const router = Router({ strict: true })
  router.use(atRoot)
  router.use((request, response, next) =>
    request.originalUrl === '/__studio' ? response.redirect('/__studio/') : files(request, response, next),
  )
  return router
}
