import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import {
  banners,
  button,
  driven,
  hasFocus,
  hotGames,
  isShown,
  member,
  swipe,
  tabStops,
  turnedBanners,
} from './carousels.ts'

test.use(withMotion)

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
