import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Presses a button and returns the file that it saves. */
export async function savedFile(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

type Place = { x: number; y: number }

/** Decodes a picture in the browser; returns its size and the colours of places as [red, green, blue]. */
export const decode = (page: Page, base64: string, type: string, places: readonly Place[]) =>
  page.evaluate(
    async ([base64, type, places]) => {
      const file = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type })
      const bitmap = await createImageBitmap(file)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const colours = places.map(({ x, y }) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
      return { width: bitmap.width, height: bitmap.height, colours }
    },
    [base64, type, places] as const,
  )

/** Returns the colour of the login link, which is the brand's soft one, and a place of it in CSS pixels. */
export async function brandColour(page: Page) {
  const login = page.locator('iframe').first().contentFrame().locator('header a[href$="/m/login"]')
  return login.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    const channels = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
    return { x: left + 10, y: top + height / 2, colour: channels.map(Number) }
  })
}

/** Takes a picture of a usual phone, and compares its size and the brand's colour with what the phone shows. */
export async function expectPicture(page: Page, button: string, name: RegExp): Promise<void> {
  const { x, y, colour } = await brandColour(page)
  const file = await savedFile(page, button)
  expect(file.name).toMatch(name)
  const shot = await decode(page, file.bytes.toString('base64'), 'image/png', [{ x: x * 2, y: y * 2 }])
  expect(shot).toEqual({ width: 780, height: 1688, colours: [colour] })
}
