import { expect, type Page } from '@playwright/test'
import { isFilled } from './looks.ts'
import { follow } from './visit.ts'
import { nextFrames } from './windows.ts'

/** Navigates to a screen of another title within the app, which is a third of the work of opening it. */
export async function goOnTo(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.textContent()
  await follow(page, path)
  await expect(title).not.toHaveText(before!)
  await isFilled(page)
  await nextFrames(page)
}
