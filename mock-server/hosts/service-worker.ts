import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { type GlyphName, glyphs } from '#fixtures/artwork/glyphs.ts'
import { createArt } from '../art/art.ts'
import { framePageOf } from '../core/frame-page.ts'
import { createGateway, isGatewayPath } from '../core/gateway.ts'
import { scenarioPage } from '../core/scenario-page.ts'
import { defaultWorld } from '../core/world-name.ts'
import { loadLibrary } from '../world/library.ts'
import { createWorlds } from '../world/worlds.ts'
import { bringBack, keep } from './demo-state.ts'
import { fromWebRequest, toWebResponse } from './web.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of the demo with its revision; the build writes the list in. */
declare const __FILES__: PrecacheEntry[]

/**
 * The demo's only worker: it keeps every file for later without a network, and is the gateway itself, so that the app,
 * the vendors' frames and every tab share one world.
 */
const files = new PrecacheController()
files.addToCacheList(__FILES__)

async function loadGlyph(name: GlyphName): Promise<Uint8Array> {
  const file = await files.matchPrecache(`/__glyphs/${glyphs[name]}.webp`)
  if (!file) throw new Error(`the demo holds no file for the glyph ${name}`)
  return new Uint8Array(await file.arrayBuffer())
}

const worlds = createWorlds(loadLibrary(Date.now))
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
let ready: Promise<void> | undefined

/** The worker may have been stopped since the last request: the world is brought back when it is first needed. */
const awake = () => {
  ready ??= bringBack(worlds)
  return ready
}

async function answerCall(request: Request): Promise<Response> {
  await awake()
  return toWebResponse(await gateway(await fromWebRequest(request)))
}

const builtPage = (path: string) => framePageOf(path) ?? (path.startsWith('/__vendors/') ? path : '/index.html')

async function answerPage(request: Request): Promise<Response> {
  await awake()
  const asked = await fromWebRequest(request)
  const scenario = await scenarioPage(asked, worlds, () => defaultWorld)
  if (scenario) return toWebResponse(scenario)
  return (await files.matchPrecache(builtPage(asked.path))) ?? fetch(request)
}

const answerFile = async (request: Request): Promise<Response> =>
  (await files.matchPrecache(new URL(request.url).pathname)) ?? fetch(request)

/** Whether a request may have changed the world: pictures and files never do. */
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
  const answer = isGatewayPath(pathname)
    ? answerCall(request)
    : request.mode === 'navigate'
      ? answerPage(request)
      : answerFile(request)
  event.respondWith(answer)
  if (mayChange(request, pathname)) event.waitUntil(answer.then(() => keep(worlds)))
})
