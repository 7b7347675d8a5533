import type { IncomingMessage } from 'node:http'
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
import { namedScenario } from '#mock-server/core/scenario-page.ts'
import { readWorldAddress, type WorldAddress } from '#mock-server/core/world-address.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { GatewayError } from '#mock-server/values/fail.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import { compressed } from './compress.ts'
import { allowOrigins } from './cors.ts'
import { docsPages } from './docs-pages.ts'
import type { Gateway } from './gateway.ts'
import { breakOff, pour } from './pour.ts'
import { answerPolicy, pagePolicy, securityHeaders } from './security-headers.ts'
import { isStudio, studioDoor } from './studio-pages.ts'
import { hostsByName, type VendorHosts } from './vendor-host.ts'
import { isPageRequest, keepVendorsApart, vendorOrigin, vendorSources } from './vendors-apart.ts'

interface HostOptions {
  gateway: Gateway
  worlds: Worlds
  admission?: Admission
  /** Other origins whose pages may make the players' calls. */
  origins?: readonly string[]
  /** How the vendors' pages have an origin of their own. */
  hosts?: VendorHosts
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

/** Creates the translation of requests. `apps` are the other origins whose apps may be returned to. */
const createTranslate =
  (hosts: VendorHosts, apps: readonly string[]) =>
  (request: Request, response: Response): GatewayRequest => {
    const { headers } = request as IncomingMessage
    const mark = request.originalUrl.indexOf('?')
    return {
      ...addressOf(response),
      method: request.method,
      vendors: vendorOrigin(hosts, request),
      apps,
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

const elsewhere = { field: 'header.Host', message: "vendors' pages have this name; the platform is at the app's own" }

const refuseCall = (response: Response) =>
  respond(response, answerFailure(new GatewayError('NOT_FOUND', elsewhere), Date.now()))

/** Creates a handler that passes admitted requests on and answers refused ones. */
const admitted =
  (check: (request: Request, response: Response) => void): RequestHandler =>
  (request, response, next) => {
    try {
      check(request, response)
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
  hosts = hostsByName,
  pages,
}: HostOptions): Express {
  const translate = createTranslate(hosts, origins)
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
      return { ...page, headers: { ...page.headers, ...pagePolicy('', vendorSources(hosts, request, origins)) } }
    } catch (thrown) {
      return answerFailure(asGatewayError(thrown), Date.now())
    }
  }

  // The players' calls come first: they are the most frequent, and each earlier handler costs them a microsecond.
  server.use(begin, keepVendorsApart(hosts, refuseCall))
  if (origins.length > 0) server.use(allowOrigins(origins))
  const readBody = (path: string) => express.raw({ type: () => true, limit: bodyLimit(path) })
  server.use((request, response, next) =>
    isPageRequest(request) ? next() : readBody(request.path)(request, response, next),
  )
  server.use(routeCalls(answer))
  const docs = docsPages((door) => admitted((...asked) => admission.admit(door, translate(...asked))))
  server.use((request, response, next) => (addressOf(response).base === '/' ? docs(request, response, next) : next()))
  const enterStudio = admitted((request, response) => {
    admission.admit(studioDoor(request.path), translate(request, response))
  })
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
