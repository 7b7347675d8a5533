import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express'
import { framePageOf } from '../core/frame-page.ts'
import { type Gateway, isGatewayPath } from '../core/gateway.ts'
import { declaredEndpoints } from '../core/implementations.ts'
import type { GatewayAnswer, GatewayRequest } from '../core/message.ts'
import { bodyLimit, noBody } from '../core/message.ts'
import { scenarioPage } from '../core/scenario-page.ts'
import { freshWorldName } from '../world/world-name.ts'
import type { Worlds } from '../world/worlds.ts'
import { docsPages } from './docs-pages.ts'
import { breakOff, pour } from './pour.ts'

export interface Site {
  /** The built app, its `index.html` in it. */
  app: string
  /** The built vendor pages. */
  vendors: string
}

interface HostOptions {
  gateway: Gateway
  worlds: Worlds
  /** What serves pages and files; the gateway's own addresses never reach it. */
  pages: (server: Express) => void
}

const bodyProblem = (error: unknown): GatewayRequest['bodyProblem'] =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large'
    ? 'BODY_TOO_LARGE'
    : 'UNSUPPORTED_MEDIA_TYPE'

function translate(request: Request): GatewayRequest {
  const { headers } = request as IncomingMessage
  const mark = request.originalUrl.indexOf('?')
  return {
    method: request.method,
    path: request.path,
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
  response.writeHead(status, headers)
  if (body instanceof ReadableStream) return void pour(body, response)
  response.end(body)
}

const isPageRequest = ({ method, path }: Request) => (method === 'GET' || method === 'HEAD') && !isGatewayPath(path)

/** A route of its own for each path; one that none has goes on to the core, which names the nearest. */
function routeCalls(answer: RequestHandler): Router {
  const calls = Router({ caseSensitive: true, strict: true })
  // With routes of single methods Express would answer OPTIONS by itself, unlike the other hosts.
  for (const path of new Set(declaredEndpoints.map((endpoint) => endpoint.path))) calls.all(path, answer)
  return calls
}

/** The Express host: it translates and serves files, and knows nothing else. */
export function createExpressHost({ gateway, worlds, pages }: HostOptions): Express {
  const server = express().disable('x-powered-by').disable('etag')
  const answer = async (request: Request, response: Response) => respond(response, await gateway(translate(request)))

  server.use((request, response, next) => {
    if (!isPageRequest(request)) return next()
    return scenarioPage(translate(request), worlds, freshWorldName).then(
      (page) => (page ? respond(response, page) : next()),
      next,
    )
  })
  server.use(docsPages())
  const readBody = (path: string) => express.raw({ type: () => true, limit: bodyLimit(path) })
  server.use((request, response, next) =>
    isPageRequest(request) ? next() : readBody(request.path)(request, response, next),
  )
  server.use(routeCalls(answer))
  server.use((request, response, next) => (isPageRequest(request) ? next() : answer(request, response)))
  server.use((request, _response, next) => {
    const page = framePageOf(request.path)
    if (page) request.url = request.url.replace(request.path, page)
    next()
  })
  pages(server)
  server.use(answer)

  const onError: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    respond(response, await gateway({ ...translate(request), bodyProblem: bodyProblem(error) }))
  }
  return server.use(onError)
}

/** Serves the built files; any other page address gets the app, which knows its own routes. */
export const builtPages =
  ({ app, vendors }: Site) =>
  (server: Express): void => {
    server.use('/__vendors', express.static(vendors, { index: false, redirect: false }))
    server.use(express.static(app, { index: false, redirect: false }))
    server.get(/.*/, async (request, response, next) => {
      const index = `${app}/index.html`
      const wantsPage = request.headers.accept?.includes('text/html')
      if (!wantsPage || !(await stat(index).catch(() => undefined))) return next()
      createReadStream(index).pipe(response.type('html'))
    })
  }
