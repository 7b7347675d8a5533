import { announcements } from '#contract/announcements.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('KO')

test('the game centre ranks the greatest wins, and a rank opens its game', async ({ page, open }) => {
  await open('/m/gameCenter', { scenario: 'member-with-favorites', language: 'KO' })
  const ranks = page.getByRole('region', { name: t('winners.ranks') })
  await expect(ranks.getByRole('listitem')).toHaveCount(10)
  await ranks.getByRole('tab', { name: t('winners.month') }).click()
  await expect(ranks.getByRole('tabpanel', { name: t('winners.month') }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await ranks.getByRole('button').first().click()
  await expect(page.locator('iframe')).toBeVisible()
})

test('the winners have a page with their ranks, which stands still under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('winners.title') })).toHaveCount(1)
  await expect(page.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  await page.getByRole('tab', { name: t('winners.month') }).click()
  await expect(page.getByRole('region', { name: t('winners.ranks') }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
})

test('the page of the winners has a hundred wins, which scroll by themselves, and a win opens its game', async ({
  page,
  open,
}) => {
  await open('/m/winners', { scenario: 'new-member', language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem')).toHaveCount(100)
  const scrolled = () => board.getByRole('list').evaluate((list) => list.scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(0)
  const win = board.getByRole('listitem').nth(3).getByRole('button')
  await win.focus()
  const [game = ''] = await win.locator('bdi + span').allTextContents()
  await page.keyboard.press('Enter')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(t('games.frame_title', { game }))
})

test('the winners scroll by themselves if there are more than six', async ({ page, open }) => {
  let wins = 6
  await page.route(`**${announcements.winnerBoard.path}*`, async (route) => {
    const answer = await route.fetch()
    const { value, ...envelope } = await answer.json()
    await route.fulfill({ json: { ...envelope, value: { list: value.list.slice(0, wins) } } })
  })
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  await expect(board.getByRole('listitem')).toHaveCount(6)
  await expect(board.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  wins = 7
  await page.reload()
  await expect(board.getByRole('listitem')).toHaveCount(7)
  await expect(board.getByRole('button', { name: t('winners.pause') })).toBeVisible()
})

test('home shows the latest win, which can be paused, and leads to the centres', async ({ page, open }) => {
  await open('/m/home', { language: 'KO' })
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: t('winners.pause') })
    .first()
    .click()
  await expect(main.getByRole('button', { name: t('winners.play') }).first()).toBeVisible()
  await page.getByRole('link', { name: t('route.game_center') }).click()
  await expect(page).toHaveURL(/\/m\/gameCenter$/)
  await page.goBack()
  await expect(main.getByRole('button', { name: t('winners.play') }).first()).toBeVisible()
  await page.getByRole('link', { name: t('games.slots_center') }).click()
  await expect(page).toHaveURL(/\/m\/slotsCenter$/)
})

test('the win on the first screen gives way to the next one after five seconds', async ({ page, open }) => {
  await page.clock.install()
  await open('/m/home', { language: 'KO' })
  const pause = page
    .getByRole('main')
    .getByRole('button', { name: t('winners.pause') })
    .first()
  // The focus keeps the win from turning at the moment when the clock stops.
  await pause.focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const win = page.getByRole('button', { name: /\+₩/ }).first()
  const first = await win.textContent()
  await pause.blur()
  await page.clock.fastForward(4_999)
  await expect(win).toHaveText(first ?? '')
  await page.clock.fastForward(1)
  await expect(win).not.toHaveText(first ?? '')
  await expect(win).toBeInViewport({ ratio: 1 })
})

test('home’s latest win stands still under reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/m/home', { language: 'KO' })
  await expect(page.getByRole('button', { name: /\+₩/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('winners.pause') })).toHaveCount(0)
  await expectAccessible(page)
})

test('the winners are one tab stop, and the arrow keys move through them', async ({ page, open }) => {
  await open('/m/winners', { language: 'KO' })
  const board = page.getByRole('region', { name: t('winners.title') })
  const row = (place: number) => board.getByRole('listitem').nth(place).getByRole('button')
  await expect(row(0)).toBeVisible()
  await board.getByRole('button', { name: t('winners.pause') }).focus()
  await page.keyboard.press('Tab')
  await expect(row(0)).toBeFocused()
  // A list scrolls only before the next frame.
  for (let place = 1; place <= 30; place += 1) await page.keyboard.press('ArrowDown')
  await expect(row(30)).toBeFocused()
  await expect(row(30)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowUp')
  await expect(row(29)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(board.locator(':focus')).toHaveCount(0)
})
