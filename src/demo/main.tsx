import '#ui/styles/index.css'
import { start } from '#app/start.tsx'
import { dropFirstAnswers } from '#gateway/first-answers.ts'
import { base } from '#platform/base.ts'
import { gatewayInPlace } from './gateway-in-place.ts'

/** Starts the app. Not awaited at the top level: files of screens import this one, and would wait until the app is there. */
async function begin(): Promise<void> {
  // The server of the demo's files has answered the reads of the first visit.
  if (!navigator.serviceWorker.controller) dropFirstAnswers()
  await gatewayInPlace()
  // The worker serves scenarios and the pages of worlds. The first visit's page was loaded before the worker existed.
  const isWorkers = new URLSearchParams(location.search).has('scenario') || location.pathname.startsWith('/w/')
  if (isWorkers && base() === '/') location.reload()
  else await start()
}

begin()
