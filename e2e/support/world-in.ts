import type { Page } from '@playwright/test'
import { worldOf } from './visit.ts'
import type { ReadWorld } from './world.ts'

/** Returns a reader of the control API of the world in a tab of the demo, through its worker. */
export const readWorldIn =
  (page: Page): ReadWorld =>
  (path) =>
    page.evaluate(
      async (address) => (await fetch(address)).json(),
      `${path}${path.includes('?') ? '&' : '?'}world=${worldOf(page)}`,
    )

/** Returns the function that moves on the clock of the world in a tab of the demo, through its worker. */
export const advanceIn = (page: Page) => (by: string) =>
  page.evaluate(
    async (body) => {
      await fetch('/__gateway/clock', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    JSON.stringify({ world: worldOf(page), action: 'advance', by }),
  )
