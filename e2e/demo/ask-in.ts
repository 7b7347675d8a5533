import type { Page } from '@playwright/test'
import { worldOf } from '../visit.ts'
import type { Ask } from '../world.ts'

/** Reads from the control API of the world that a tab of the demo is in, through its worker. */
export const askIn =
  (page: Page): Ask =>
  (path) =>
    page.evaluate(
      async (address) => (await fetch(address)).json(),
      `${path}${path.includes('?') ? '&' : '?'}world=${worldOf(page)}`,
    )
