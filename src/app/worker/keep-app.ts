import { isWanted } from './is-wanted.ts'
import { workerFile } from './protocol.ts'

/** Registers or removes the player's worker. Call it when the first screen has settled. A failure has no effect. */
export async function keepApp(): Promise<void> {
  if (!isWanted() && !navigator.serviceWorker?.controller?.scriptURL.endsWith(workerFile)) return
  await import('./new-build.tsx').then(({ followBuilds }) => followBuilds()).catch(() => undefined)
}
