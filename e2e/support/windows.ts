import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { textFaults } from './text-faults.ts'

interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
/** So high that all of a screen is compared. */
export const high: Size = { width: 390, height: 2400 }
export const narrow: Size = { width: 320, height: 2400 }
export const onItsSide: Size = { width: 740, height: 360 }
/** As wide as a tablet, and lower than any. */
export const wideOnItsSide: Size = { width: 844, height: 390 }
export const tablet: Size = { width: 800, height: 1100 }
export const desktop: Size = { width: 1280, height: 860 }
export const largeDesktop: Size = { width: 1920, height: 1080 }

/** The languages that take turns in tests of the layout. */
export const languages = ['KO', 'EN', 'JA'] as const

/** Returns all languages, beginning with another one for the next place of a list. */
export const languagesFrom = (place: number) => {
  const first = place % languages.length
  return [...languages.slice(first), ...languages.slice(0, first)]
}

/** Where a test keeps the size of text for the pages it opens next. */
const key = 'text-size-of-this-test'

/** Sets the size of text as a browser's setting does, before the page's own scripts run. */
export const followTextSize = (page: Page): Promise<unknown> =>
  page.addInitScript((name) => {
    // A vendor's frame has no storage.
    if (window !== window.top) return
    const observer = new MutationObserver(() => {
      document.documentElement.style.fontSize = localStorage.getItem(name) ?? '100%'
      observer.disconnect()
    })
    observer.observe(document, { childList: true })
  }, key)

/** Chooses the size of text of the pages that open from now on: `200%`. It needs `followTextSize`. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, size] as const)

/** Changes the size of text under an open page: to `200%`. */
export async function changeTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
  await nextFrames(page)
}

/** Waits until the page has shown what has just changed, and what its observers then render in a task of their own. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 300 }))
    await new Promise(requestAnimationFrame)
  })

/** Returns a value of the page, such as a place, once it stays the same. A wheel scrolls only after its event. */
export async function atRest<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let value = await read()
  const staysSame = async () => {
    const before = value
    await nextFrames(page)
    value = await read()
    expect<unknown>(value).toEqual(before)
  }
  await expect(staysSame).toPass({ intervals: [0] })
  return value
}

/** Changes the window under an open page, and waits for its next layout. */
export async function resizeTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await nextFrames(page)
}

/** Returns how many pixels of the page lie beyond the window's side. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Records the texts that a window of this size cuts or covers. */
export async function expectWholeTexts(page: Page, size: Size): Promise<void> {
  await resizeTo(page, size)
  expect.soft(await textFaults(page), `${size.width} px`).toEqual([])
}
