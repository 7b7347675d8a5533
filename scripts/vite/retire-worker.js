const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/**
 * Replaces a service worker that an earlier site at this address may have left, which would otherwise keep answering. The
 * browser treats it as that worker's update: it unregisters, deletes the cached pages, and loads the
 * open ones afresh.
 */
async function retire() {
  const { registration, clients } = worker
  await registration.unregister()
  const kept = await caches.keys()
  await Promise.all(kept.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)))
  // A page that is leaving already refuses; the others are loaded all the same.
  await Promise.allSettled((await clients.matchAll({ type: 'window' })).map((page) => page.navigate(page.url)))
}

worker.addEventListener('install', () => {
  worker.skipWaiting()
  // Chromium lets a busy worker run for up to five minutes. The demo's retires when asked.
  worker.registration.active?.postMessage('retire')
})
worker.addEventListener('activate', (event) => event.waitUntil(retire()))
