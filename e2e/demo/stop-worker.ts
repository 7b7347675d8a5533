import type { Page } from '@playwright/test'

/** Stops the demo's worker, as the browser does when it is idle; its memory is lost. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}
