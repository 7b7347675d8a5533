import type { Page } from '@playwright/test'
import { worldOf } from './visit.ts'
import type { ReadWorld } from './world.ts'
import { worldClock } from './world-clock.ts'

/** Returns a reader of the control API of the world in a tab of the demo, through its worker. */
export const readWorldIn =
  (page: Page): ReadWorld =>
  (path) =>
    page.evaluate(
      async (address) => (await fetch(address)).json(),
      `${path}${path.includes('?') ? '&' : '?'}world=${worldOf(page)}`,
    )

/** Returns the controls of the clock of the world in a tab of the demo, through its worker. */
export const clockIn = (page: Page) =>
  worldClock((change) =>
    page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/__gateway/clock', { method: 'POST', headers, body })).json()
      },
      JSON.stringify({ world: worldOf(page), ...change }),
    ),
  )
