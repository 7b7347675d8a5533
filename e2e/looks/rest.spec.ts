import type { Page } from '@playwright/test'
import { gameAt, scrollToGame } from '../games/scroll-to-game.ts'
import { isFilled } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { nextFrames } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')

/** The most elements of a screen before anybody touches it. */
const mostElements = 600
/** The most animations that run on an idle page. */
const mostAnimations = 3

/** Waits until a page shows its content and its pictures. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await isFilled(page)
}

const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )

/** Waits for the end of short animations, such as a fade, and expects few others. */
async function expectRest(page: Page) {
  const running = async () => (await runningAnimations(page)).length
  await expect.poll(running).toBeLessThanOrEqual(mostAnimations)
  process.stdout.write(
    `${new URL(page.url()).pathname.replace(/^\/w\/[^/]+/, '')}: animations ${await running()} of ${mostAnimations}\n`,
  )
}

for (const [path, scenario] of [
  ['/m/home', 'default'],
  ['/m/home', 'member-with-favorites'],
  ['/m/gameList?gameType=RNG', 'default'],
  ['/m/login', 'default'],
] as const) {
  test(`${path} starts with few elements in the world ${scenario}`, async ({ page, open }) => {
    await open(path, { scenario, language: 'EN' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settle(page)
    const elements = await page.locator('body *').count()
    process.stdout.write(`${path} in ${scenario}: elements ${elements} of ${mostElements}\n`)
    expect(elements).toBeLessThanOrEqual(mostElements)
  })
}

test('home shows a section’s games when they come near, and nothing moves', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await settle(page)
  const section = page.getByRole('region', { name: t('category.LIVE'), exact: true })
  const next = page.getByRole('region', { name: t('category.RNG'), exact: true })
  const height = async () => (await next.boundingBox())!.y - (await section.boundingBox())!.y
  const before = await height()
  await expect(section.getByRole('listitem')).toHaveCount(0)
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('listitem').first()).toBeVisible()
  expect(await height()).toBeCloseTo(before, 0)
})

test('a row of games mounts its next page on touch', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await settle(page)
  const games = page.getByRole('region', { name: t('games.hot_title') }).getByRole('listitem')
  await expect(games).toHaveCount(27)
  const tenth = games.nth(9).getByRole('button')
  await expect(tenth).toHaveCount(0)
  await games.first().dispatchEvent('pointerdown')
  await expect(tenth).toHaveCount(2)
})

test('going back restores the place at the end of home', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  await settle(page)
  const help = page.locator('footer').getByRole('link')
  const top = () => page.evaluate(() => scrollY)
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(help.last()).toBeInViewport({ timeout: 500 })
  }).toPass()
  const before = await top()
  await help.last().click()
  await expect(page).toHaveURL(/help/)
  await page.goBack()
  await expect(help.last()).toBeInViewport()
  expect(await top()).toBeCloseTo(before, -1)
})

test.describe('in a long list of games', () => {
  test('few tiles are mounted, and the next pages shift nothing', async ({ page, arrange }) => {
    await arrange({ language: 'EN' })
    await visit(page, '/m/gameList?gameType=RNG')
    await expect(gameAt(page, 1)).toBeVisible()
    for (const pages of [2, 3, 4, 5]) {
      await scrollToGame(page, pages * 21)
      expect(await page.getByRole('listitem').count()).toBeLessThanOrEqual(60)
    }
  })

  test('going back restores the place, and a tile keeps the focus off screen', async ({ page, open }) => {
    await open('/m/gameList?gameType=RNG', { language: 'EN' })
    await gameAt(page, 1).getByRole('button').first().focus()
    await scrollToGame(page, 84)
    await expect(gameAt(page, 1).getByRole('button').first()).toBeFocused()
    await expect(gameAt(page, 30)).toHaveCount(0)
    await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
    const tile = gameAt(page, 78).getByRole('button').first()
    await tile.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    // A visitor who taps a game sees the login.
    await tile.click()
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await expect(tile).toBeVisible()
  })
})

test('the notices can be paused and resumed', async ({ page, open }) => {
  await open('/m/home', { language: 'EN' })
  const notices = page.getByRole('main').locator('a[href$="/m/notice"]')
  const running = () =>
    notices.evaluate((link) => link.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'))
  await expect.poll(running).toBe(true)
  const pause = page.getByRole('button', { name: t('announcement.pause') })
  const { width, height } = (await pause.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await pause.tap()
  await page.getByRole('link', { name: t('header.login') }).focus()
  await expect.poll(running).toBe(false)

  // The tab keeps the pause.
  await page.reload()
  await expect(page.getByRole('button', { name: t('announcement.play') })).toBeVisible()
  expect(await running()).toBe(false)
  await page.getByRole('button', { name: t('announcement.play') }).tap()
  await expect.poll(running).toBe(true)
})

test('a change of the theme shows at once under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/member/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  await settle(page)
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => {
      document.documentElement.dataset.moved = ''
    })
  })
  await page.getByRole('switch', { name: t('preferences.dark_mode') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await nextFrames(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})

test('notices that do not move have no pause button', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('main').locator('a[href$="/m/notice"]')).toBeVisible()
  await settle(page)
  await expect(page.getByRole('button', { name: t('announcement.pause') })).toHaveCount(0)
})

const places = [
  { path: '/m/home' },
  { path: '/m/gameList?gameType=RNG' },
  { path: '/m/login' },
  { path: '/m/member/home', scenario: 'member-with-favorites' },
]

for (const { path, scenario } of places) {
  test(`${path} rests once it has loaded`, async ({ page, open }) => {
    await open(path, { scenario, language: 'EN' })
    await settle(page)
    await expectRest(page)
  })
}
