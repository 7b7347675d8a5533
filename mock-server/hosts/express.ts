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
import { readWorldAddress, type WorldAddress } from '#mock-server/core/world-address.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { GatewayError } from '#mock-server/values/fail.ts'
import type { Worlds } from '#mock-server/world/worlds.ts'
import { allowOrigins } from './cors.ts'
import { docsPages } from './docs-pages.ts'
import { type Gateway, isGatewayPath } from './gateway.ts'
import { breakOff, pour } from './pour.ts'
import { answerPolicy, pagePolicy, securityHeaders } from './security-headers.ts'
import { appHostOf, vendorHostOf } from './vendor-host.ts'

export interface Site {
  /** The built app, its `index.html` in it. */
  app: string
  /** The built vendor pages. */
  vendors: string
  /** Origins beside the host's own whose pages may frame the vendors' pages. */
  origins?: readonly string[]
}

interface HostOptions {
  gateway: Gateway
  worlds: Worlds
  admission?: Admission
  /** Origins beside its own whose pages may make the players' calls. */
  origins?: readonly string[]
  /** What serves pages and files; the gateway's own addresses never reach it. */
  pages: (server: Express) => void
}

const bodyProblem = (error: unknown): GatewayRequest['bodyProblem'] =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large'
    ? 'BODY_TOO_LARGE'
    : 'UNSUPPORTED_MEDIA_TYPE'

/** What the address names; the request's own path has no world in it any more. */
const addressOf = ({ locals }: Response): WorldAddress => locals.address

/**
 * Takes the world out of the address, so that all that follows finds its paths as they are at the root. A page gets its
 * security headers here, an answer of the gateway with its own.
 */
const begin: RequestHandler = (request, response, next) => {
  const address = readWorldAddress(request.path)
  response.locals.address = address
  if (address.world !== undefined) request.url = request.url.replace(request.path, () => address.path || '/')
  if (isPageRequest(request)) response.set(securityHeaders)
  next()
}

const hostOf = ({ headers: { host = '' } }: IncomingMessage) => host

/** The origin of the vendors' pages, if this host has one for them. */
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
  response.writeHead(status, { ...securityHeaders, ...answerPolicy(headers, body), ...headers })
  if (body instanceof ReadableStream) return void pour(body, response)
  response.end(body)
}

const isPageRequest = ({ method, path }: Request) => (method === 'GET' || method === 'HEAD') && !isGatewayPath(path)

const isVendors = (path: string) => path.startsWith('/__vendors/') || path.startsWith('/__art/')

const elsewhere = { field: 'header.Host', message: "vendors' pages have this name; the platform is at the app's own" }

const openerOf = ({ headers: { referer = '' } }: IncomingMessage) => URL.canParse(referer) && new URL(referer).origin

/**
 * The host that a request belongs to, if it is not this one. An app of these `origins` has another origin than any page
 * here, and a redirect would hide from a vendor's page where to give the screen back.
 */
function otherHostOf(request: Request, origins: readonly string[]): string | undefined {
  const { path } = request
  const app = appHostOf(hostOf(request))
  if (app) return isVendors(path) ? undefined : app
  if (!path.startsWith('/__vendors/') || !path.endsWith('.html')) return undefined
  const opener = openerOf(request)
  return opener && origins.includes(opener) ? undefined : vendorHostOf(hostOf(request))
}

/** Keeps the vendors' pages at their own origin, and all else away from it. */
const keepVendorsApart =
  (origins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    const other = otherHostOf(request, origins)
    if (!other) return next()
    if (isPageRequest(request)) return response.redirect(`${request.protocol}://${other}${request.originalUrl}`)
    respond(response, answerFailure(new GatewayError('NOT_FOUND', elsewhere), Date.now()))
  }

/** Lets on what a check lets in, and answers what it refuses. */
const admitted =
  (check: (asked: GatewayRequest) => void): RequestHandler =>
  (request, response, next) => {
    try {
      check(translate(request, response))
    } catch (thrown) {
      return respond(response, answerFailure(asGatewayError(thrown), Date.now()))
    }
    next()
  }

/** A route of its own for each path; one that none has goes on to the core, which names the nearest. */
function routeCalls(answer: RequestHandler): Router {
  const calls = Router({ caseSensitive: true, strict: true })
  // With routes of single methods Express would answer OPTIONS by itself, unlike the other hosts.
  for (const path of new Set(declaredEndpoints.map((endpoint) => endpoint.path))) calls.all(path, answer)
  return calls
}

/** The Express host: it translates and serves files, and knows nothing else. */
export function createExpressHost({
  gateway,
  worlds,
  admission = createAdmission(),
  origins = [],
  pages,
}: HostOptions): Express {
  const server = express().disable('x-powered-by').disable('etag')
  const answer = async (request: Request, response: Response) =>
    respond(response, await gateway(translate(request, response)))

  async function ownPage(request: Request, response: Response): Promise<GatewayAnswer | undefined> {
    const asked = translate(request, response)
    try {
      // HEAD creates no world: it asks only for what a page's headers would be.
      if (request.method === 'GET' && asked.query.has('scenario')) admission.admitLink(asked)
      const page = await simulatorPage(asked, worlds)
      if (!page || !isVendorPage(request.path)) return page
      return { ...page, headers: { ...page.headers, ...pagePolicy('', vendorSources(request, origins)) } }
    } catch (thrown) {
      return answerFailure(asGatewayError(thrown), Date.now())
    }
  }

  // The players' calls come first: they are the most, and each handler before them costs them a microsecond.
  server.use(begin, keepVendorsApart(origins))
  if (origins.length > 0) server.use(allowOrigins(origins))
  const readBody = (path: string) => express.raw({ type: () => true, limit: bodyLimit(path) })
  server.use((request, response, next) =>
    isPageRequest(request) ? next() : readBody(request.path)(request, response, next),
  )
  server.use(routeCalls(answer))
  const docs = docsPages((door) => admitted((asked) => admission.admit(door, asked)))
  server.use((request, response, next) => (addressOf(response).base === '/' ? docs(request, response, next) : next()))
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

/** What the app's page may frame: itself and the vendors' pages. */
const appSources = (vendors?: string) => ({
  frames: ["'self'", ...(vendors ? [vendors] : [])],
  framedBy: ["'self'"],
})

/** A vendor's page may be framed by the app that it belongs to. */
function vendorSources({ protocol, headers: { host = '' } }: Request, origins: readonly string[]) {
  const app = appHostOf(host)
  return { framedBy: ["'self'", ...(app ? [`${protocol}://${app}`] : []), ...origins] }
}

/** A client that takes anything, such as curl, gets a page only where the app has its pages. */
const wantsPage = ({ path, headers: { accept = '' } }: Request) =>
  accept.includes('text/html') || (accept.includes('*/*') && /^\/($|m\/|index\.html$)/.test(path))

/** Serves the built files; any other page address gets the app, which knows its own routes. */
export const builtPages =
  ({ app, vendors, origins = [] }: Site) =>
  (server: Express): void => {
    const setHeaders = (response: ServerResponse, file: string) => {
      const { req: request } = response as Response
      if (file.endsWith('.html')) response.setHeaders(new Headers(pagePolicy('', vendorSources(request, origins))))
    }
    server.use('/__vendors', express.static(vendors, { index: false, redirect: false, setHeaders }))
    const files = express.static(app, { index: false, redirect: false })
    // The page itself is written for its base and policy below.
    server.use((request, response, next) => (request.path === '/index.html' ? next() : files(request, response, next)))
    server.get(/.*/, async (request, response, next) => {
      const page = wantsPage(request) ? await readFile(`${app}/index.html`, 'utf8').catch(() => undefined) : undefined
      if (page === undefined) return next()
      response
        .type('html')
        .set(pagePolicy(page, appSources(vendorOrigin(request))))
        .send(withBase(page, addressOf(response).base))
    })
  }
