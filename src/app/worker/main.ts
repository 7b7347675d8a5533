/**
 * The player's service worker: it keeps the page and the files of one build, so that the app starts without a network. It
 * answers for nothing else: what the gateway says is never kept.
 */
import { answerFile, answerPage, keepFiles } from './answers.ts'
import { isHashedFile, isScreen, ownBuild, shellFiles } from './build.ts'
import { hasBuild, ownCache, removeFormer, removeOldest } from './build-caches.ts'
import { readPage } from './kept-page.ts'
import { type NewBuild, type ShownPage, takeOver } from './protocol.ts'
import { keepOwnPage } from './server-page.ts'

declare const self: ServiceWorkerGlobalScope

const news: NewBuild = { build: ownBuild }

async function install() {
  await keepOwnPage()
  await (await ownCache())?.addAll(shellFiles)
}

/** Serves the open pages too, which keep using their own build's files, and announces this build to them. */
async function activate() {
  await removeOldest()
  await self.clients.claim()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(news)
}

/** Keeps what a page of this build has loaded. A page of a former build learns that this one is ready. */
async function learnFrom({ build, files }: ShownPage, page: Client) {
  if (build !== ownBuild) {
    if (await hasBuild(build)) page.postMessage(news)
    return
  }
  // The browser may have removed what was kept.
  if (!(await readPage())) await install()
  await keepFiles(files.filter(isHashedFile))
  await removeFormer()
}

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('message', (event) => {
  if (event.data === takeOver) void self.skipWaiting()
  else if (event.source instanceof Client) event.waitUntil(learnFrom(event.data, event.source))
})

self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate' && destination === 'document' && isScreen(url)) event.respondWith(answerPage(event))
  else if (isHashedFile(url)) event.respondWith(answerFile(event))
})
