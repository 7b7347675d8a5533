import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../paths.mjs'

/** Increased when pictures are taken or written in another form. */
const form = '2'
const fonts = ['latin', 'serif', 'sticker'].map((name) => join(root, `src/ui/fonts/${name}.woff2`))

/** Returns the name under which pictures can be compared: the same platform, browser, fonts and form of the pictures. */
export async function machineKey(browser: Browser): Promise<string> {
  const hash = createHash('sha256').update(form)
  for (const font of fonts) hash.update(readFileSync(font))
  hash.update(await textsOfDevice(browser))
  return `${process.platform}-${process.arch}-${browser.version()}-${hash.digest('hex').slice(0, 8)}`
}

/** Returns a picture of how this machine draws the scripts for which the app has no font of its own. */
async function textsOfDevice(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw on a canvas.')
    pen.font = '32px system-ui, sans-serif'
    for (const [at, text] of ['Parlor ₩฿', '해달 입금', '日本語 かな', 'العربية'].entries())
      pen.fillText(text, 4, 32 + at * 32)
    return canvas.toDataURL()
  })
  await page.close()
  return picture
}
