import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { type GlyphName, type GlyphSize, glyphPath } from '#fixtures/artwork/glyphs.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { framePageOf } from '#mock-server/core/frame-page.ts'
import { withBase } from '#mock-server/core/page-base.ts'
import { readWorldAddress, type WorldAddress } from '#mock-server/core/world-address.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { createWorlds } from '#mock-server/world/worlds.ts'
import { createDemoState, demoWorldLimit } from './demo-state.ts'
import { createGateway, isGatewayPath } from './gateway.ts'
import { fromWebRequest, toWebResponse } from './web.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of the demo with its revision; the build inserts the list. */
declare const __FILES__: PrecacheEntry[]

/**
 * The demo's only worker. It caches every file for use without a network and runs the gateway itself, so that the app, the
 * vendors' frames and every tab share its worlds.
 */
const files = new PrecacheController()
files.addToCacheList(__FILES__)

async function loadGlyph(name: GlyphName, size: GlyphSize): Promise<Uint8Array> {
  const file = await files.matchPrecache(glyphPath(name, size))
  if (!file) throw new Error(`the demo has no file for the glyph ${name}`)
  return new Uint8Array(await file.arrayBuffer())
}

const state = createDemoState()
const worlds = createWorlds(loadLibrary(Date.now), { store: state.store, keepAtMost: demoWorldLimit })
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
let ready: Promise<void> | undefined

/** Restores the worlds on first use, because the worker may have been stopped since the last request. */
const awake = () => {
  ready ??= state.bringBack(worlds)
  return ready
}

async function answerCall(request: Request): Promise<Response> {
  await awake()
  return toWebResponse(await gateway(await fromWebRequest(request)))
}

function builtPage({ path, base }: Pick<WorldAddress, 'path' | 'base'>): string {
  if (base === '/' && path.startsWith('/__studio')) return '/__studio/index.html'
  return framePageOf(path) ?? (path.startsWith('/__vendors/') ? path : '/index.html')
}

async function answerPage(request: Request): Promise<Response> {
  await awake()
  const translated = await fromWebRequest(request)
  const own = await simulatorPage(translated, worlds, true)
  if (own) return toWebResponse(own)
  const file = await files.matchPrecache(builtPage(translated))
  return file ? pageUnder(translated.base, file) : fetch(request)
}

/** Returns a cached page with the base of the request. */
async function pageUnder(base: string, file: Response): Promise<Response> {
  if (base === '/') return file
  const headers = new Headers(file.headers)
  for (const ofTheFile of ['content-length', 'content-encoding']) headers.delete(ofTheFile)
  return new Response(withBase(await file.text(), base), { headers })
}

const answerFile = async (request: Request, path: string): Promise<Response> =>
  (await files.matchPrecache(path)) ?? fetch(request)

/** Returns true if a request may have changed a world: pictures and files never do. */
const mayChange = (request: Request, path: string) =>
  request.mode === 'navigate' || (isGatewayPath(path) && !path.startsWith('/__art/'))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([files.install(event), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([files.activate(event), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  const { path } = readWorldAddress(pathname)
  const answer = isGatewayPath(path)
    ? answerCall(request)
    : request.mode === 'navigate'
      ? answerPage(request)
      : answerFile(request, path)
  event.respondWith(answer)
  if (mayChange(request, path)) event.waitUntil(answer.then(() => state.keep(worlds)))
})
