import { create } from 'zustand'
import { hour } from '#contract/time-units.ts'
import { appBase } from '#platform/web-address.ts'
import { type NewBuild, type ShownPage, takeOver, workerFile } from './protocol.ts'

/** Returns the address of the entry script, which identifies the build that this page runs. */
const runningBuild = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/** Whether a newer build than the page's is ready in the browser. */
export const useNewBuild = create(() => ({ isReady: false }))

/** Hides the announcement until there is another build. */
export const dismissNewBuild = (): void => useNewBuild.setState({ isReady: false })

/** Removes the player's worker of this base and its caches. A worker of another base stays. */
export async function retire(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(appBase())
  if (registration?.active?.scriptURL !== appBase() + workerFile) return
  await registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(` ${appBase()}`)).map((name) => caches.delete(name)))
}

function followNews() {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<NewBuild>) => {
    if (data.build !== runningBuild()) useNewBuild.setState({ isReady: true })
  })
}

/** Looks for a new build every hour, and whenever the person returns to the page. */
function lookForBuilds(registration: ServiceWorkerRegistration) {
  function look() {
    // Chromium may wait minutes for the former worker to become idle; a new request makes it check again.
    registration.waiting?.postMessage(takeOver)
    void registration.update().catch(() => undefined)
  }
  setInterval(look, hour)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}

function shownPage(): ShownPage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return { build: runningBuild() ?? '', files: loaded.filter((address) => address.startsWith(`${appBase()}assets/`)) }
}

/** Registers the worker, lets it keep what this page has loaded, and follows new builds. Rejects if it cannot register. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  followNews()
  const registration = await serviceWorker.register(appBase() + workerFile, { updateViaCache: 'none' })
  lookForBuilds(registration)
  const { active } = await serviceWorker.ready
  active?.postMessage(shownPage())
}
