import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { type Admission, createAdmission } from '#mock-server/core/admission.ts'
import { answerFailure, asGatewayError } from '#mock-server/core/answer.ts'
import { framePageOf, isVendorPage } from '#mock-server/core/frame-page.ts'
import type { GatewayAnswer, GatewayRequest } from '#mock-server/core/message.ts'
import { bodyLimit, noBody } from '#mock-server/core/message.ts'
import { withBase } from '#mock-server/core/page-base.ts'
import { namedScenario } from '#mock-server/core/scenario-page.ts'
import { readWorldAddress, type WorldAddress } from '#mock-server/core/world-address.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { GatewayError } from '#mock-server/values/fail.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import { builtFiles, compressText } from './built-files.mjs'
import { compressed } from './compress.ts'
import { allowOrigins } from './cors.ts'
import { docsPages } from './docs-pages.ts'
import { type Gateway, isGatewayPath } from './gateway.ts'
import { breakOff, pour } from './pour.ts'
import { answerPolicy, pagePolicy, securityHeaders } from './security-headers.ts'
import { isStudio, studioDoor, studioPages } from './studio-pages.ts'
import { appHostOf, vendorHostOf } from './vendor-host.ts'

/** The folders of a built site. */
export interface Site {
  /** The built app with its `index.html`. */
  app: string
  /** The built vendor pages. */
  vendors: string
  /** The built page that controls worlds. */
  studio: string
  /** Other origins whose pages may frame the vendors' pages. */
  origins?: readonly string[]
}

interface HostOptions {
  gateway: Gateway
  worlds: Worlds
  admission?: Admission
  /** Other origins whose pages may make the players' calls. */
  origins?: readonly string[]
  /** Adds the handlers of pages and files; requests to the gateway's own addresses never reach them. */
  pages: (server: Express) => void
}

const bodyProblem = (error: unknown): GatewayRequest['bodyProblem'] =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large'
    ? 'BODY_TOO_LARGE'
    : 'UNSUPPORTED_MEDIA_TYPE'

/** Returns the parts of the address; the request's own path no longer contains the world. */
const addressOf = ({ locals }: Response): WorldAddress => locals.address

/**
 * Removes the world from the address, so that later handlers see the paths of the root. A page gets its security headers
 * here; an answer of the gateway gets them with its own headers.
 */
const begin: RequestHandler = (request, response, next) => {
  const address = readWorldAddress(request.path)
  response.locals.address = address
  if (address.world !== undefined) request.url = request.url.replace(request.path, () => address.path || '/')
  if (isPageRequest(request)) response.set(securityHeaders)
  next()
}

const hostOf = ({ headers: { host = '' } }: IncomingMessage) => host

/** Returns the origin of the vendors' pages, or undefined if they have none of their own. */
function vendorOrigin(request: Request): string | undefined {
  const host = vendorHostOf(hostOf(request))
  return host && `${request.protocol}://${host}`
}

function translate(request: Request, response: Response): GatewayRequest {
  const { headers } = request as IncomingMessage
  const mark = request.originalUrl.indexOf('?')
  return {
    ...addressOf(response),
    method: request.method,
    vendors: vendorOrigin(request),
    query: new URLSearchParams(mark < 0 ? '' : request.originalUrl.slice(mark + 1)),
    header: (name) => {
      const value = headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    body: request.body instanceof Uint8Array ? (request.body as Uint8Array<ArrayBuffer>) : noBody,
  }
}

function respond(response: Response, { status, headers, body, transport }: GatewayAnswer) {
  if (transport === 'hang') return
  if (transport === 'reset') return breakOff(response)
  const sent = body instanceof ReadableStream ? body : compressed(response, body)
  response.writeHead(status, { ...securityHeaders, ...answerPolicy(headers, body), ...headers })
  if (sent instanceof ReadableStream) return void pour(sent, response)
  response.end(sent)
}

const isPageRequest = ({ method, path }: Request) => (method === 'GET' || method === 'HEAD') && !isGatewayPath(path)

const isVendors = (path: string) => path.startsWith('/__vendors/') || path.startsWith('/__art/')

const elsewhere = { field: 'header.Host', message: "vendors' pages have this name; the platform is at the app's own" }

const openerOf = ({ headers: { referer = '' } }: IncomingMessage) => URL.canParse(referer) && new URL(referer).origin

/**
 * Returns the host of a request if it is not this one. An app of these `origins` has another origin than any page here,
 * and a redirect would hide the app's address from a vendor's page, which needs it to return.
 */
function otherHostOf(request: Request, origins: readonly string[]): string | undefined {
  const { path } = request
  const app = appHostOf(hostOf(request))
  if (app) return isVendors(path) ? undefined : app
  if (!path.startsWith('/__vendors/') || !path.endsWith('.html')) return undefined
  const opener = openerOf(request)
  return opener && origins.includes(opener) ? undefined : vendorHostOf(hostOf(request))
}

/** Redirects the vendors' pages to their own origin, and everything else away from it. */
const keepVendorsApart =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const other = otherHostOf(request, origins)
    if (!other) return next()
    if (isPageRequest(request)) return response.redirect(`${request.protocol}://${other}${request.originalUrl}`)
    respond(response, answerFailure(new GatewayError('NOT_FOUND', elsewhere), Date.now()))
  }

/** Creates a handler that passes admitted requests on and answers refused ones. */
const admitted =
  (check: (request: GatewayRequest) => void): RequestHandler =>
  (request, response, next) => {
    try {
      check(translate(request, response))
    } catch (thrown) {
      return respond(response, answerFailure(asGatewayError(thrown), Date.now()))
    }
    next()
  }

/** Creates a route for each path. Unknown paths fall through to the core, which names the nearest. */
function routeCalls(answer: RequestHandler): Router {
  const calls = Router({ caseSensitive: true, strict: true })
  // With routes for single methods, Express would answer OPTIONS itself, unlike the other hosts.
  for (const path of new Set(declaredEndpoints.map((endpoint) => endpoint.path))) calls.all(path, answer)
  return calls
}

/** Creates the Express host, which translates requests and serves files. */
export function createExpressHost({
  gateway,
  worlds,
  admission = createAdmission(),
  origins = [],
  pages,
}: HostOptions): Express {
  const server = express().disable('x-powered-by')
  const answer = async (request: Request, response: Response) =>
    respond(response, await gateway(translate(request, response)))

  async function ownPage(request: Request, response: Response): Promise<GatewayAnswer | undefined> {
    const translated = translate(request, response)
    try {
      // HEAD creates no world: it requests only the headers of a page.
      if (request.method === 'GET' && namedScenario(translated) !== undefined) admission.admitLink(translated)
      const page = await simulatorPage(translated, worlds, admission.opensLinks)
      if (!page || !isVendorPage(request.path)) return page
      return { ...page, headers: { ...page.headers, ...pagePolicy('', vendorSources(request, origins)) } }
    } catch (thrown) {
      return answerFailure(asGatewayError(thrown), Date.now())
    }
  }

  // The players' calls come first: they are the most frequent, and each earlier handler costs them a microsecond.
  server.use(begin, keepVendorsApart(origins))
  if (origins.length > 0) server.use(allowOrigins(origins))
  const readBody = (path: string) => express.raw({ type: () => true, limit: bodyLimit(path) })
  server.use((request, response, next) =>
    isPageRequest(request) ? next() : readBody(request.path)(request, response, next),
  )
  server.use(routeCalls(answer))
  const docs = docsPages((door) => admitted((request) => admission.admit(door, request)))
  server.use((request, response, next) => (addressOf(response).base === '/' ? docs(request, response, next) : next()))
  const enterStudio = admitted((request) => admission.admit(studioDoor(request.path), request))
  server.use((request, response, next) => (isStudio(request.path) ? enterStudio(request, response, next) : next()))
  server.use((request, response, next) => (isPageRequest(request) ? next() : answer(request, response)))
  server.use((request, response, next) =>
    ownPage(request, response).then((page) => (page ? respond(response, page) : next())),
  )
  server.use((request, _response, next) => {
    const page = framePageOf(request.path)
    if (page) request.url = request.url.replace(request.path, page)
    next()
  })
  pages(server)
  server.use(answer)

  const onError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    respond(response, await gateway({ ...translate(request, response), bodyProblem: bodyProblem(error) }))
  }
  return server.use(onError)
}

/** Returns the allowed frames of the app's page: itself and the vendors' pages. */
const appSources = (vendors?: string) => ({
  frames: ["'self'", ...(vendors ? [vendors] : [])],
  framedBy: ["'self'"],
})

/** Returns the allowed ancestors of a vendor's page: its own app and the configured origins. */
function vendorSources({ protocol, headers: { host = '' } }: Request, origins: readonly string[]) {
  const app = appHostOf(host)
  return { framedBy: ["'self'", ...(app ? [`${protocol}://${app}`] : []), ...origins] }
}

/**
 * Returns true if a request gets a page. A client that accepts anything, such as curl, gets one only at a page address.
 */
const wantsPage = ({ path, headers: { accept = '' } }: Request) =>
  accept.includes('text/html') || (accept.includes('*/*') && /^\/($|m\/|index\.html$)/.test(path))

/** Serves the built files. Any other page address gets the app, which resolves its own routes. */
export const builtPages =
  ({ app, vendors, studio, origins = [] }: Site) =>
  (server: Express): void => {
    const setHeaders = (response: ServerResponse, file: string) => {
      const { req: request } = response as Response
      if (file.endsWith('.html')) response.setHeaders(new Headers(pagePolicy('', vendorSources(request, origins))))
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
        .set(pagePolicy(page, appSources(vendorOrigin(request))))
        .send(withBase(page, addressOf(response).base))
    })
  }
