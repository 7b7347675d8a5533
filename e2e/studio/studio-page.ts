import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

interface Choices {
  language?: 'KO' | 'EN' | 'JA'
  theme?: 'light' | 'dark'
}

/** Opens Studio with one phone in this test's own world. */
export async function openStudio(
  page: Page,
  request: APIRequestContext,
  world: string,
  { language = 'EN', theme = 'light' }: Choices = {},
) {
  const made = await request.post('/__gateway/world/scenario', { data: { world, scenario: 'default' } })
  expect(made.ok()).toBe(true)
  await page.goto('/icon.svg')
  await page.evaluate(
    ([name, choices]) => {
      const phone = { id: 1, world: name, seat: 1, device: 'usual', landscape: false, page: 'm/home', loads: 0 }
      localStorage.setItem('parlor-studio-phones', JSON.stringify({ state: { phones: [phone], selected: 1 } }))
      localStorage.setItem('parlor-studio-choices', JSON.stringify({ state: choices }))
      for (const key of ['SHELL_PU_A', 'SHELL_PU_B']) localStorage.setItem(`/w/${name}/${key}`, 'false')
    },
    [world, { language, theme }] as const,
  )
  await page.goto('/__studio/')
  await expect(page.getByRole('heading', { level: 1, name: 'Parlor Studio' })).toBeVisible()
}

/** Returns the page that a phone shows. */
export const phoneOf = (page: Page, place = 0): FrameLocator => page.locator('iframe').nth(place).contentFrame()

/** Returns the name of the world that a phone shows. */
export async function worldOnPhone(page: Page, place = 0): Promise<string> {
  const address = (await page.locator('iframe').nth(place).getAttribute('src')) ?? ''
  return /\/w\/([^/@]+)/.exec(address)?.[1] ?? ''
}
