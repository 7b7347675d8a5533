import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const member = { scenario: 'member-with-favorites', language: 'EN' } as const
const swiperFile = '**/assets/drive-slides-*.js'
const rotation = 5_000

const banners = (page: Page) => page.getByRole('region', { name: t('announcement.banners') })
const slide = (page: Page, number: number) =>
  banners(page).getByRole('group', {
    name: new RegExp(`^${t('common.page_of', { page: `${number}`, total: '\\d' })}$`),
  })
const hotGames = (page: Page) => page.getByRole('region', { name: t('games.hot_title') })
/** Returns the rails that swiper drives. */
const driven = (within: Page | Locator) => within.locator('.swiper-initialized')
const button = (within: Locator, key: 'common.next' | 'common.previous' | 'common.pause' | 'common.play') =>
  within.getByRole('button', { name: t(key) })

const hasFocus = (within: Locator) => expect(within.locator(':focus')).toHaveCount(1)
const isShown = (element: Locator) => expect(element).toBeInViewport({ ratio: 0.95 })

test.describe('on home', () => {
  test('the first slides are visible before swiper, and nothing moves when it loads', async ({ page, arrange }) => {
    await arrange(member)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(swiperFile, async (route) => {
      await held
      await route.continue()
    })
    const requested = page.waitForRequest(swiperFile)
    await visit(page, '/m/home')
    await requested
    await isShown(slide(page, 1))
    await slide(page, 1).getByRole('link').focus()
    const tile = hotGames(page).getByRole('listitem').first()
    await isShown(tile)
    const places = [await slide(page, 1).boundingBox(), await tile.boundingBox()]
    await expect(driven(page)).toHaveCount(0)

    release()
    await expect(driven(banners(page))).toHaveCount(1)
    await expect(driven(hotGames(page))).toHaveCount(1)
    await expect(button(banners(page), 'common.pause')).toBeVisible()
    expect([await slide(page, 1).boundingBox(), await tile.boundingBox()]).toEqual(places)
    for (const block of await page.getByRole('tabpanel').getByRole('region').all()) {
      await block.scrollIntoViewIfNeeded()
      await expect(driven(block)).toHaveCount(1)
    }
  })

  test('a press at the moment when swiper takes over turns the page', async ({ page, arrange }) => {
    await arrange(member)
    await page.addInitScript((label) => {
      const pressNext = ({ parentElement }: Element) =>
        [...(parentElement?.querySelectorAll('button') ?? [])].find((step) => step.textContent === label)?.click()
      new MutationObserver((changes) => {
        for (const { target, oldValue } of changes) {
          if (!(target instanceof Element) || !target.classList.contains('swiper-initialized')) continue
          if (!oldValue?.includes('swiper-initialized')) pressNext(target)
        }
      }).observe(document, { subtree: true, attributeFilter: ['class'], attributeOldValue: true })
    }, t('common.next'))
    await visit(page, '/m/home')
    await expect(driven(hotGames(page))).toHaveCount(1)
    await isShown(hotGames(page).getByRole('listitem').nth(9))
    await isShown(slide(page, 2))
  })

  test('without swiper the rows scroll to their end', async ({ page, arrange, expectRefusals }) => {
    expectRefusals()
    await arrange(member)
    await page.route(swiperFile, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('drive-slides'))
    await visit(page, '/m/home')
    await lost
    // The live group's banner comes with the member's models, and begins the row again.
    await expect(slide(page, 4)).toBeAttached()
    await slide(page, 3).getByRole('link').focus()
    await isShown(slide(page, 3))
    const last = hotGames(page).getByRole('listitem').last()
    await expect(last).not.toBeInViewport()
    await button(hotGames(page), 'common.next').click()
    await expect(button(hotGames(page), 'common.previous')).toBeEnabled()
    await button(hotGames(page), 'common.next').click()
    await expect(button(hotGames(page), 'common.next')).toBeDisabled()
    await last.scrollIntoViewIfNeeded()
    await isShown(last)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a touch swipes past the end, without following a link under it', async ({ page, open }) => {
    await open('/m/home', { language: 'EN' })
    await button(banners(page), 'common.pause').click()
    const turned = await turnedBanners(page)
    await swipe(page, turned(0), 'back')
    await isShown(turned(-1))
    await swipe(page, turned(-1), 'on')
    await isShown(turned(0))
    await swipe(page, turned(0), 'on')
    await isShown(turned(1))
    await expect(page).toHaveURL(/\/m\/home$/)
  })

  test('the banners rotate every five seconds, and pause for focus, touch and the pause button', async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open('/m/home', { language: 'EN' })
    // The focus keeps a slide from turning at the moment when the clock stops.
    await button(banners(page), 'common.pause').focus()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    const turned = await turnedBanners(page)
    await isShown(turned(0))
    await button(banners(page), 'common.pause').blur()
    await page.clock.fastForward(rotation - 1)
    await isShown(turned(0))
    await page.clock.fastForward(1)
    await isShown(turned(1))

    await turned(1).getByRole('link').focus()
    await page.clock.fastForward(4 * rotation)
    await isShown(turned(1))
    await turned(1).getByRole('link').blur()
    await page.clock.fastForward(rotation)
    await isShown(turned(2))

    const lift = await touch(page, turned(2))
    await page.clock.fastForward(4 * rotation)
    await isShown(turned(2))
    await lift()
    await page.clock.fastForward(rotation)
    await isShown(turned(3))

    await button(banners(page), 'common.pause').click()
    await page.mouse.move(0, 0)
    await button(banners(page), 'common.play').blur()
    await page.clock.fastForward(4 * rotation)
    await isShown(turned(3))
    await button(banners(page), 'common.play').click()
    await page.mouse.move(0, 0)
    await button(banners(page), 'common.pause').blur()
    await page.clock.fastForward(rotation)
    await isShown(turned(4))
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing rotates automatically, and a step has no animation', async ({ page, open }) => {
      await page.clock.install()
      await open('/m/home', { language: 'EN' })
      await expect(driven(banners(page))).toHaveCount(1)
      await expect(button(banners(page), 'common.pause')).toHaveCount(0)
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
      await page.clock.fastForward(4 * rotation)
      await isShown(slide(page, 1))
      const track = banners(page).locator('.swiper-wrapper')
      await track.evaluate((element) => {
        element.addEventListener('transitionrun', ({ target }) => {
          // A slide's content may fade.
          if (target === element) element.setAttribute('data-moved', '')
        })
      })
      await slide(page, 1).getByRole('link').focus()
      await page.keyboard.press('ArrowRight')
      await isShown(slide(page, 2))
      await expect(track).not.toHaveAttribute('data-moved')
    })
  })

  test('each carousel is one tab stop', async ({ page, open }) => {
    await open('/m/home', member)
    await expect(driven(banners(page))).toHaveCount(1)
    for (const block of await page.getByRole('tabpanel').getByRole('region').all()) {
      await block.scrollIntoViewIfNeeded()
      await expect(driven(block)).toHaveCount(1)
    }
    const carousels = await driven(page).count()
    expect(carousels).toBeGreaterThan(4)
    const stops = await tabStops(page)
    expect(stops).toEqual(Array(carousels).fill(1))
  })

  test('the arrow keys move through the banners and to their pause button', async ({ page, open }) => {
    await open('/m/home', { language: 'EN' })
    await button(banners(page), 'common.pause').click()
    const turned = await turnedBanners(page)
    await turned(0).getByRole('link').focus()
    await page.keyboard.press('ArrowLeft')
    await hasFocus(turned(-1))
    await isShown(turned(-1))
    await page.keyboard.press('ArrowRight')
    await hasFocus(turned(0))
    await isShown(turned(0))
    await page.keyboard.press('ArrowDown')
    await expect(button(banners(page), 'common.play')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await hasFocus(turned(0))
  })

  test('the arrow keys move through the games, and on to the next page', async ({ page, open }) => {
    await open('/m/home', { language: 'EN' })
    await expect(driven(hotGames(page))).toHaveCount(1)
    const tile = (index: number) => hotGames(page).getByRole('listitem').nth(index)
    await tile(0).getByRole('button').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(0).getByRole('button').last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tile(1).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(tile(4).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(tile(1).getByRole('button').first()).toBeFocused()
    await tile(8).getByRole('button').last().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tile(9).getByRole('button').first()).toBeFocused()
    await isShown(tile(9))
    await page.keyboard.press('ArrowLeft')
    await expect(tile(8).getByRole('button').last()).toBeFocused()
    await isShown(tile(8))
  })
})

test('the popup’s pages are shown step by step, with one reachable at a time', async ({ page, open }) => {
  await open('/m/home', { scenario: 'new-member', popups: true, language: 'EN' })
  const popup = page.getByRole('dialog')
  await expect(driven(popup)).toHaveCount(1)
  const pages = popup.locator('section')
  await expect(pages).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(pages.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(pages.last()).toBeFocused()
  await isShown(pages.last())
  await expect(popup.getByText('2 / 2')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup.getByRole('button', { name: t('announcement.acknowledge') })).toBeFocused()
  await button(popup, 'common.previous').click()
  await isShown(pages.first())
  await swipe(page, pages.first(), 'on')
  await isShown(pages.last())
})

/** Returns a function that expects the banner this many steps after the current one. */
async function turnedBanners(page: Page) {
  const shown = banners(page).getByRole('group').and(page.locator(':not([inert])'))
  const first = Number.parseInt((await shown.getAttribute('aria-label')) ?? '', 10)
  return (steps: number) => slide(page, ((first + 2 + steps) % 3) + 1)
}

/** Returns the number of tab stops in each carousel, from the page's start to its end. */
async function tabStops(page: Page): Promise<number[]> {
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
async function touch(page: Page, element: Locator) {
  const finger = await page.context().newCDPSession(page)
  const { x, y } = await centreOf(element)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

/** Swipes a slide by most of its width, to the next or the previous one. */
async function swipe(page: Page, element: Locator, towards: 'on' | 'back') {
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
