import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface Picture {
  png: Buffer
  hash: string
}

/** The space below a component that its shadow and focus ring may use. */
const margin = 16

/** Takes a picture of the story on show: the whole page, without the empty space below a component. */
export async function takePicture(page: Page): Promise<Picture> {
  const clip = await page.evaluate(boxOfStory, margin)
  const png = await page.screenshot({ clip, fullPage: true, animations: 'allow', caret: 'initial' })
  return { png, hash: createHash('sha256').update(png).digest('hex') }
}

/** Returns the part of the page that the story uses. What lies over the page uses the whole window. */
function boxOfStory(margin: number) {
  const { clientWidth: width, scrollHeight, clientHeight } = document.documentElement
  const isOver = (element: Element) => getComputedStyle(element).position === 'fixed'
  const hasLayer = document.querySelector('dialog[open], :popover-open') !== null
  const root = document.querySelector('#storybook-root')
  const bottom = root ? Math.ceil(root.getBoundingClientRect().bottom + scrollY) + margin : clientHeight
  const isPage = !root || bottom >= clientHeight || hasLayer || [...root.querySelectorAll('*')].some(isOver)
  return { x: 0, y: 0, width, height: isPage ? scrollHeight : Math.max(bottom, 2 * margin) }
}
