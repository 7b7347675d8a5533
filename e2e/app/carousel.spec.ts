import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import {
  banners,
  button,
  driven,
  hotGames,
  isShown,
  member,
  rotation,
  slide,
  swipe,
  swiperFile,
  touch,
  turnedBanners,
} from './carousels.ts'

test.use(withMotion)

const { t } = textsOf('EN')

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
