import '#ui/styles/index.css'
import { start } from '#app/start.tsx'
import { dropFirstAnswers } from '#gateway/first-answers.ts'
import { base } from '#platform/base.ts'

/** Resolves when the demo's worker answers this page's requests. */
async function gatewayInPlace(): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register('/sw.js')
  // The server of the demo's files has answered the reads of the first visit.
  if (!serviceWorker.controller) dropFirstAnswers()
  await controlled
}

/** Starts the app. Not awaited at the top level: files of screens import this one, and would wait until the app is there. */
async function begin(): Promise<void> {
  await gatewayInPlace()
  // The worker serves scenarios and the pages of worlds. The first visit's page was loaded before the worker existed.
  const isWorkers = new URLSearchParams(location.search).has('scenario') || location.pathname.startsWith('/w/')
  if (isWorkers && base() === '/') location.reload()
  else await start()
}

begin()
