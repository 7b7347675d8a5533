import type { GlyphName, GlyphSize } from '#fixtures/artwork/glyphs.ts'
import { createArt } from '#mock-server/art/art.ts'
import { loadLibrary } from '#mock-server/compose/library.ts'
import { framePageOf } from '#mock-server/core/frame-page.ts'
import type { GatewayRequest } from '#mock-server/core/message.ts'
import { withBase } from '#mock-server/core/page-base.ts'
import { readWorldAddress, type WorldAddress } from '#mock-server/core/world-address.ts'
import { simulatorPage } from '#mock-server/core/world-page.ts'
import { createWorlds } from '#mock-server/world/worlds/worlds.ts'
import { createDemoFiles, type DemoFileList } from './demo-files.ts'
import { createNotices } from './demo-notices.ts'
import { createDemoState, demoWorldLimit } from './demo-state.ts'
import { createGateway, isGatewayPath } from './gateway.ts'
import { type GlyphPlaces, glyphPack } from './glyph-places.ts'
import { fromWebRequest, toWebResponse } from './web.ts'

declare const self: ServiceWorkerGlobalScope
/** Every file of the demo with its revision; the build inserts the list. */
declare const __FILES__: DemoFileList
/** The build inserts the places as well. */
declare const __GLYPHS__: GlyphPlaces

/**
 * The demo's only worker. It caches every file for use without a network and runs the gateway itself, so that the app, the
 * vendors' frames and every tab share its worlds.
 */
const notices = createNotices()
const files = createDemoFiles(__FILES__, {
  onProgress: (done, total) => {
    if (done % 10 === 0 || done === total) void notices.broadcast({ kind: 'progress', done, total })
  },
  onRepaired: () => notices.keep({ kind: 'repaired-files' }),
})

let pack: Promise<Blob> | undefined

/** Reads the file of glyphs, which would be fetched again for each picture of a page if the browser has lost it. */
async function readPack(): Promise<Blob> {
  const file = await files.read(glyphPack)
  if (!file?.ok) throw new Error("The demo's file of glyphs is missing.")
  return file.blob()
}

async function loadGlyph(name: GlyphName, size: GlyphSize): Promise<Uint8Array> {
  pack ??= readPack().finally(() => {
    pack = undefined
  })
  const glyph = (await pack).slice(...__GLYPHS__[size][name])
  return new Uint8Array(await glyph.arrayBuffer())
}

const state = createDemoState()
const worlds = createWorlds(loadLibrary(Date.now), { store: state.store, keepAtMost: demoWorldLimit })
const gateway = createGateway({ worlds, art: createArt(loadGlyph), hostNow: Date.now })
let ready: Promise<void> | undefined

/** An empty cache that records that the database has held worlds. The player's build removes it with the others. */
const mark = () => `demo-worlds-${self.registration.scope}`

async function restore(): Promise<void> {
  const count = await state.restore(worlds)
  if (count === 0 && (await caches.has(mark()))) notices.keep({ kind: 'repaired-worlds' })
}

/** Restores the worlds on first use, because the worker may have been stopped since the last request. */
const awake = () => {
  ready ??= restore()
  return ready
}

async function keepWorlds(): Promise<void> {
  await state.keep(worlds)
  await caches.open(mark())
}

async function answerCall(request: Request): Promise<Response> {
  await awake()
  return toWebResponse(await gateway(await fromWebRequest(request)))
}

function builtPage({ path, base }: Pick<WorldAddress, 'path' | 'base'>): string {
  if (base === '/' && path.startsWith('/__studio')) return '/__studio/index.html'
  return framePageOf(path) ?? (path.startsWith('/__vendors/') ? path : '/index.html')
}

/** A worker gets no header with the languages of the reader. */
const withLanguages = (request: GatewayRequest): GatewayRequest => ({
  ...request,
  header: (name) => request.header(name) ?? (name === 'accept-language' ? self.navigator.languages.join() : undefined),
})

async function answerPage(request: Request): Promise<Response> {
  await awake()
  const translated = withLanguages(await fromWebRequest(request))
  const own = await simulatorPage(translated, worlds, true)
  if (own) return toWebResponse(own)
  const file = await files.read(builtPage(translated))
  return file?.ok ? pageUnder(translated.base, file) : fetch(request)
}

/** Returns a cached page with the base of the request. */
async function pageUnder(base: string, file: Response): Promise<Response> {
  if (base === '/') return file
  const headers = new Headers(file.headers)
  for (const ofTheFile of ['content-length', 'content-encoding']) headers.delete(ofTheFile)
  return new Response(withBase(await file.text(), base), { headers })
}

const answerFile = async (request: Request, path: string): Promise<Response> =>
  (await files.read(path)) ?? fetch(request)

/** Returns true if a request may have changed a world: pictures and files never do. */
const mayChange = (request: Request, path: string) =>
  request.mode === 'navigate' || (isGatewayPath(path) && !path.startsWith('/__art/'))

/** Removes the files of an earlier build when at most one page is open, which is of this build. */
async function removeOld(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  if (open.filter(({ frameType }) => frameType === 'top-level').length <= 1) await files.removeOld(event)
}

self.addEventListener('install', (event) => {
  // A page of the build before this one stays with its own worker until the person agrees.
  if (!self.registration.active) void self.skipWaiting()
  event.waitUntil(files.install(event))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** Gives way to another site at this address: loads the open pages from the network, and then drops what was kept. */
async function retire(): Promise<void> {
  const { registration, clients } = self
  await registration.unregister()
  // Before the pages load, which may keep something for themselves.
  const own = (await caches.keys()).filter((name) => name.endsWith(registration.scope))
  const pages = await clients.matchAll({ type: 'window' })
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)))
  await Promise.all(own.map((name) => caches.delete(name)))
}

self.addEventListener('message', (event) => {
  const page = event.source
  if (event.data === 'retire') event.waitUntil(retire())
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === 'hello' && page instanceof Client) {
    const checked = Promise.all([awake(), files.repair(), removeOld(event)])
    event.waitUntil(checked.then(() => notices.answer(page)))
  }
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
  if (mayChange(request, path)) event.waitUntil(answer.then(keepWorlds))
})
