import { saferPlay } from '#contract/safer-play.ts'
import { formatMoney } from '#i18n/formats.ts'
import slot from '#locales/en/vendors/slot.json' with { type: 'json' }
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { hasLeftGame, roundsPlayed } from '../games/vendor-game.ts'
import { expectAccessible } from '../support/accessible.ts'
import { breakCalls, callsOf } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const scenario = 'safer-play'

test('RTS 2E, 13B, 13C: a game shows its clock and net position, and the reality check interrupts it until it is answered', {
  tag: '@demo',
}, async ({ page, clock, readWorld, open, expectToast }) => {
  await open('/m/saferPlay', { scenario, language: 'EN' })
  const part = page.getByRole('region', { name: t('safer_play.reality') })
  await part.getByRole('combobox').selectOption({ label: '15 minutes' })
  await part.getByRole('button').click()
  await expectToast(t('in_chang_saved'))

  await visit(page, '/m/home')
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  const frame = page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })
  await expect(frame.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
  await expect(frame.getByText('₩0.00')).toBeVisible()
  const spin = page.frameLocator('iframe').getByRole('button', { name: slot.spin, exact: true })
  await spin.click()
  await expect(spin).toBeEnabled()
  const [round] = await roundsPlayed(readWorld)
  const net = formatMoney(round!.win - round!.bet, { symbol: '₩', position: 'F' }, 'EN', { signed: true })
  expect(net).not.toBe('₩0.00')
  await expect(frame.getByRole('definition').filter({ hasText: '₩' })).toHaveText(net)

  await clock.advance('15m')
  const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
  await expect(check).toContainText(/00:15:\d\d/)
  await expect(check).toContainText(net)
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: t('safer_play.continue') }).click()
  await expect(check).toHaveCount(0)
  await expect(frame).toBeVisible()

  await clock.advance('15m')
  await check.getByRole('button', { name: t('games.leave') }).click()
  await expect(frame).toHaveCount(0)
})

test('RTS 13B: a reality check that is set back to off interrupts no game, and the clock goes on', async ({
  page,
  open,
  readWorld,
  expectToast,
  clock,
}) => {
  await open('/m/saferPlay', { scenario: 'reality-check-due', language: 'EN' })
  const part = page.getByRole('region', { name: t('safer_play.reality') })
  const interval = part.getByRole('combobox')
  await expect(interval).toHaveValue('1')
  await interval.selectOption('off')
  await part.getByRole('button').click()
  await expectToast(t('in_chang_saved'))
  expect((await snapshotOf(readWorld)).tables.saferPlay).toMatchObject([{ realityMinutes: null }])
  await page.reload()
  await expect(interval).toHaveValue('off')

  await visit(page, '/m/home')
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  const frame = page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })
  await expect(frame.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
  await clock.advance('15m')
  await expect(frame.getByRole('timer')).toHaveText(/^00:15:\d\d$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('RTS 13B: the reality check stops the automatic spins behind it', async ({ page, open, readWorld, clock }) => {
  await open('/m/home', { scenario: 'reality-check-due', language: 'EN' })
  await page
    .getByRole('button', { name: /Dragon Ascent/ })
    .first()
    .click()
  const game = page.frameLocator('iframe')
  const start = game.getByRole('button', { name: fill(slot.autoStart, { rounds: 10 }) })
  await start.click()
  await clock.advance('1m')
  await expect(page.getByRole('alertdialog', { name: t('safer_play.reality') })).toBeVisible()
  await expect(start).toBeEnabled()
  expect((await roundsPlayed(readWorld)).length).toBeLessThan(10)
})

test('RTS 13B, 13C: the clock and the reality check survive a lost answer, another game and a reload', async ({
  page,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  const frame = page.getByRole('dialog', { name: t('games.frame_title', { game: 'Dragon Ascent' }) })
  await open('/m/home', { scenario: 'reality-check-due', language: 'EN' })
  const play = () =>
    page
      .getByRole('button', { name: /Dragon Ascent/ })
      .first()
      .click()
  const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
  const goOn = check.getByRole('button', { name: t('safer_play.continue') })
  const restore = await breakCalls(page, callsOf(saferPlay.overview))
  const lost = page.waitForEvent('requestfailed', (asked) => asked.url().includes(saferPlay.overview.path))
  await play()
  await expect(frame.getByRole('timer')).toBeVisible()
  await lost
  restore()
  await clock.advance('3m')
  await goOn.click()
  await frame.getByRole('button', { name: t('games.leave') }).click()
  await hasLeftGame(page)

  await page.reload()
  await visit(page, '/m/sportsGame')
  // Real time passes as well.
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^00:0[3-5]:\d\d$/)
  await clock.advance('1m')
  await expect(check).toContainText(/00:0[4-6]:\d\d/)
  await goOn.click()
  await expect(check).toHaveCount(0)

  await visit(page, '/m/home')
  await clock.advance('5m')
  await play()
  await expect(frame.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
})

for (const [place, path] of [
  ['the sportsbook', '/m/sportsGame'],
  ['a lottery', '/m/startLottery?playType=trad&prize_mode=Elott'],
] as const)
  test(`RTS 2E, 13B: ${place} shows the clock, and a reality check that leaves it`, async ({ page, open, clock }) => {
    await open(path, { scenario: 'reality-check-due', language: 'EN' })
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
    await expect(main.getByText('₩0.00')).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
    await clock.advance('1m')
    const check = page.getByRole('alertdialog', { name: t('safer_play.reality') })
    await expect(check).toBeVisible()
    await expectAccessible(page)
    await check.getByRole('button', { name: t('games.leave') }).click()
    await expect(page).not.toHaveURL(/sportsGame|startLottery/)
  })

test('a lottery stays in its place when its clock comes after it', async ({ page, open }) => {
  const shown = Promise.withResolvers<void>()
  // The clock's script, and its texts.
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('safer_play.played')) await shown.promise
    await route.fulfill({ response })
  })
  await open('/m/startLottery?playType=trad&prize_mode=Elott', { scenario: 'reality-check-due', language: 'EN' })
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  shown.resolve()
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible()
})
