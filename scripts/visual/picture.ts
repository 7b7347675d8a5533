import { createHash } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { inTime } from './in-time.ts'

export interface Picture {
  png: Buffer
  hash: string
}

/** The space below a component that its shadow and focus ring may use. */
const margin = 16
/** A list reserves the height of all its rows. In a window for thousands of them, a page takes gigabytes and never ends. */
const tallest = 10_000

declare global {
  /** Waits until the current story has settled. */
  var restStory: (() => Promise<void>) | undefined
  /** Returns the pictures of the story on show that did not load, unless it means that. */
  var lostPictures: (() => string[]) | undefined
}

/**
 * Takes a picture of the story on show: the whole page, without the empty space below a component. Reads the page in its
 * usual window, at the same time if the picture needs no other one.
 */
export async function takePictureWhile<Seen>(page: Page, read: () => Promise<Seen>): Promise<[Picture, Seen]> {
  const box = await inTime('box', page.evaluate(boxOfStory, { margin, tallest }))
  const window = page.viewportSize()
  if (!window || box.height <= window.height) return Promise.all([inTime('picture', capture(page, box)), read()])
  const seen = await read()
  return [await inTime('tall picture', captureInTallWindow(page, box, window)), seen]
}

interface Box {
  width: number
  height: number
}

async function captureInTallWindow(page: Page, { height }: Box, window: Box) {
  // Chromium's own pictures beyond the window make it 1 × 1 for a moment, in which a long list drops its rows.
  await page.setViewportSize({ ...window, height })
  await page.evaluate(() => globalThis.restStory?.())
  const picture = await capture(page, { ...window, height })
  await page.setViewportSize(window)
  return picture
}

/** Chromium forgets every picture it has loaded when it takes a part of the window, so the part is cut out here. */
async function capture(page: Page, box: Box): Promise<Picture> {
  await refuseLostPictures(page)
  const session = await sessionOf(page)
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
  const png = await cut(Buffer.from(data, 'base64'), box)
  return { png, hash: createHash('sha256').update(png).digest('hex') }
}

async function cut(png: Buffer, { width, height }: Box): Promise<Buffer> {
  const image = sharp(png)
  const whole = await image.metadata()
  if (whole.width === width && whole.height === height) return png
  return image.extract({ left: 0, top: 0, width, height }).png({ compressionLevel: 1 }).toBuffer()
}

/** @throws if a picture did not load: a story that means it says `losesPictures` among its parameters */
async function refuseLostPictures(page: Page): Promise<void> {
  const lost = await page.evaluate(() => globalThis.lostPictures?.() ?? [])
  if (lost.length > 0) throw new Error(`These pictures of the story did not load: ${lost.join(', ')}`)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Playwright's own screenshots wait for frames and fonts, which the settled story has done. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * Returns the part of the page that the story uses. A layer over the page uses the window: a picture of the long page below
 * would be laid out again, with the layer elsewhere.
 */
function boxOfStory({ margin, tallest }: { margin: number; tallest: number }) {
  const { clientWidth: width, scrollHeight, clientHeight } = document.documentElement
  const isShown = ({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth > 0 && offsetHeight > 0
  const isOver = (element: HTMLElement) => isShown(element) && getComputedStyle(element).position === 'fixed'
  const hasLayer = document.querySelector('dialog[open], :popover-open') !== null
  const root = document.querySelector('#storybook-root')
  const bottom = root ? Math.ceil(root.getBoundingClientRect().bottom + scrollY) + margin : clientHeight
  // A message over the page is outside the root.
  const isPage = !root || bottom >= clientHeight || [...document.querySelectorAll<HTMLElement>('body *')].some(isOver)
  const whole = hasLayer ? clientHeight : isPage ? scrollHeight : Math.max(bottom, 2 * margin)
  const height = Math.min(whole, tallest)
  return { width, height }
}
