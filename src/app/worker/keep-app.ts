import { appBase } from '#platform/web-address.ts'
import { isWanted } from './is-wanted.ts'
import { workerFile } from './protocol.ts'

/** Returns whether a worker is registered here, even one that does not control this page: a forced reload goes past it. */
async function hasWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(appBase())
  return registration?.active?.scriptURL.endsWith(workerFile) === true
}

/** Registers or removes the player's worker. Call it when the first screen has settled. A failure has no effect. */
export async function keepApp(): Promise<void> {
  try {
    if (!isWanted() && !(await hasWorker())) return
    const { followBuilds } = await import('./new-build.tsx')
    await followBuilds()
  } catch {
    // The app works without a worker.
  }
}
