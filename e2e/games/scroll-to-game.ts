import { expect, type Page } from '@playwright/test'

/** Returns the tile at this place of a list, counted from 1. */
export const gameAt = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`)

/** Scrolls down, by less than the window's height so as to pass no row, until the tile at this place is visible. */
export const scrollToGame = (page: Page, place: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(gameAt(page, place)).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0] })
