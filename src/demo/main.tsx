import '#ui/styles/index.css'
import './notices.css'
import { start } from '#app/start.tsx'
import { dropFirstAnswers } from '#gateway/first-answers.ts'
import { base } from '#platform/base.ts'
import { gatewayInPlace } from './gateway-in-place.ts'
import { announceNewBuild } from './new-build.ts'
import { meetOtherTabs } from './other-tabs.ts'
import { showMark } from './show-mark.ts'
import { followRepairs } from './worker-notices.ts'

/** Pages that only the worker answers. The first visit's page was loaded before the worker existed. */
function isWorkers(): boolean {
  const query = new URLSearchParams(location.search)
  return ['scenario', 'merchant', 'kiosk'].some((name) => query.has(name)) || location.pathname.startsWith('/w/')
}

/** Starts the app. Not awaited at the top level: files of screens import this one, and would wait for the start. */
async function begin(): Promise<void> {
  // The server of the demo's files has answered the reads of the first visit.
  if (!navigator.serviceWorker?.controller) dropFirstAnswers()
  if (!(await gatewayInPlace())) return
  if (isWorkers() && base() === '/') return location.reload()
  await start()
  showMark()
  // A phone in Studio's frame leaves the demo's own notices to Studio's page.
  if (window !== window.top) return
  followRepairs()
  meetOtherTabs()
  await announceNewBuild()
}

void begin()
