import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Changes settings of a test's world. */
export async function change(request: APIRequestContext, world: string, settings: object): Promise<void> {
  const answer = await request.post('/__gateway/settings', { data: { world, settings } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Presses a button that opens the provider's window, and returns that window. */
export async function openProvider(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
