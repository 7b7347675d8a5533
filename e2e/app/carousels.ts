import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')
export const member = { scenario: 'member-with-favorites', language: 'EN' } as const
export const swiperFile = '**/assets/drive-slides-*.js'
export const rotation = 5_000

export const banners = (page: Page) => page.getByRole('region', { name: t('announcement.banners') })
export const slide = (page: Page, number: number) =>
  banners(page).getByRole('group', {
    name: new RegExp(`^${t('common.page_of', { page: `${number}`, total: '\\d' })}$`),
  })
export const hotGames = (page: Page) => page.getByRole('region', { name: t('games.hot_title') })
/** Returns the rails that swiper drives. */
export const driven = (within: Page | Locator) => within.locator('.swiper-initialized')
export const button = (within: Locator, key: 'common.next' | 'common.previous' | 'common.pause' | 'common.play') =>
  within.getByRole('button', { name: t(key) })

export const hasFocus = (within: Locator) => expect(within.locator(':focus')).toHaveCount(1)
export const isShown = (element: Locator) => expect(element).toBeInViewport({ ratio: 0.95 })

/** Returns a function that expects the banner this many steps after the current one. */
export async function turnedBanners(page: Page) {
  const shown = banners(page).getByRole('group').and(page.locator(':not([inert])'))
  const first = Number.parseInt((await shown.getAttribute('aria-label')) ?? '', 10)
  return (steps: number) => slide(page, ((first + 2 + steps) % 3) + 1)
}

/** Returns the number of tab stops in each carousel, from the page's start to its end. */
export async function tabStops(page: Page): Promise<number[]> {
  const carousels = await driven(page).elementHandles()
  const counts = carousels.map(() => 0)
  await page.evaluate(() => document.body.focus())
  for (let walking = true; walking; ) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate((rails) => {
      const focused = document.activeElement
      const inCarousel = (rail: Element) =>
        rail.contains(focused) ||
        (focused?.matches('[data-step], [data-beside]') && rail.parentElement?.contains(focused))
      return { left: focused === document.body, of: rails.findIndex((rail) => inCarousel(rail as Element)) }
    }, carousels)
    if (at.of >= 0) counts[at.of] = (counts[at.of] ?? 0) + 1
    walking = !at.left
  }
  return counts
}

async function centreOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Starts a touch; the returned function ends it without a tap. */
export async function touch(page: Page, element: Locator) {
  const finger = await page.context().newCDPSession(page)
  const { x, y } = await centreOf(element)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

/** Swipes a slide by most of its width, to the next or the previous one. */
export async function swipe(page: Page, element: Locator, towards: 'on' | 'back') {
  const finger = await page.context().newCDPSession(page)
  const { x, y, width, height } = (await element.boundingBox())!
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]) => {
    const touchPoints = shares.map((share) => ({ x: x + share * width, y: y + height / 2 }))
    return finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const positions = [0.9, 0.8, 0.6, 0.4, 0.2]
  if (towards === 'back') positions.reverse()
  for (const [index, share] of positions.entries()) await send(index === 0 ? 'touchStart' : 'touchMove', share)
  await send('touchEnd')
}
