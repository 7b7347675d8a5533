import { showStop } from './show-stop.ts'
import { followFirstVisit, sayReady } from './worker-notices.ts'

/** Resolves with whether the demo's worker answers this page's requests. If not, the page says why. */
export async function gatewayInPlace(): Promise<boolean> {
  const { serviceWorker } = navigator
  if (!serviceWorker) {
    showStop()
    return false
  }
  const isFirst = !serviceWorker.controller
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  if (isFirst) followFirstVisit()
  try {
    await serviceWorker.register('/sw.js')
  } catch {
    // Offline, the current worker stays in control.
    if (!isFirst) return true
    showStop()
    return false
  }
  await controlled
  if (isFirst) void sayReady()
  return true
}
