const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/**
 * Stands where an earlier site at this address may have had a service worker, which would go on answering for it. The
 * browser takes it as that worker's update: it gives way to the network, drops the pages that were kept, and loads the
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
  // Chromium lets a busy worker go on for up to five minutes. The demo's gives way by itself.
  worker.registration.active?.postMessage('retire')
})
worker.addEventListener('activate', (event) => event.waitUntil(retire()))
