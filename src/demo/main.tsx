import '#ui/styles/index.css'
import { start } from '#app/start.tsx'

/** Settles once the demo's worker answers this page's requests. */
async function gatewayInPlace(): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register('/sw.js')
  await controlled
}

await gatewayInPlace()
// A scenario is answered by the worker, and the first visit's page came before it was there.
if (new URLSearchParams(location.search).has('scenario')) location.reload()
else await start()
