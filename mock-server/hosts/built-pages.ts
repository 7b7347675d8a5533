import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'
import { withBase } from '#mock-server/core/page-base.ts'
import { builtFiles, compressText } from './built-files.mjs'
import { pagePolicy } from './security-headers.ts'
import { studioPages } from './studio-pages.ts'
import { hostsByName, type VendorHosts } from './vendor-host.ts'
import { vendorOrigin, vendorSources } from './vendors-apart.ts'

/** The folders of a built site. */
interface Site {
  /** The built app with its `index.html`. */
  app: string
  /** The built vendor pages. */
  vendors: string
  /** The built page that controls worlds. */
  studio: string
  /** Other origins whose pages may frame the vendors' pages. */
  origins?: readonly string[]
  hosts?: VendorHosts
}

/** Returns the allowed frames of the app's page: itself and the vendors' pages. */
const appSources = (vendors?: string) => ({
  frames: ["'self'", ...(vendors ? [vendors] : [])],
  framedBy: ["'self'"],
})

/**
 * Returns true if a request gets a page. A client that accepts anything, such as curl, gets one only at a page address.
 */
const wantsPage = ({ path, headers: { accept = '' } }: Request) =>
  accept.includes('text/html') || (accept.includes('*/*') && /^\/($|m\/|index\.html$)/.test(path))

/** Serves the built files. Any other page address gets the app, which resolves its own routes. */
export const builtPages =
  ({ app, vendors, studio, origins = [], hosts = hostsByName }: Site) =>
  (server: Express): void => {
    const setHeaders = (response: ServerResponse, file: string) => {
      const { req: request } = response as Response
      if (file.endsWith('.html'))
        response.setHeaders(new Headers(pagePolicy('', vendorSources(hosts, request, origins))))
      // With any other policy the browser would separate this window from the app that opened it.
      if (file.endsWith('identity.html')) response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none')
    }
    server.use(compressText)
    server.use('/__vendors', builtFiles(vendors, { setHeaders }))
    server.use('/__studio', studioPages(studio))
    const files = builtFiles(app)
    // The page itself needs its base and policy, see below.
    server.use((request, response, next) => (request.path === '/index.html' ? next() : files(request, response, next)))
    server.get(/.*/, async (request, response, next) => {
      const page = wantsPage(request) ? await readFile(`${app}/index.html`, 'utf8').catch(() => undefined) : undefined
      if (page === undefined) return next()
      response
        .type('html')
        .set('Cache-Control', 'no-cache')
        .set(pagePolicy(page, appSources(vendorOrigin(hosts, request))))
        .send(withBase(page, response.locals.address.base))
    })
  }
