import { announcements } from '#contract/announcements.ts'
import { games } from '#contract/games.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { scrollHalfScreen } from '../support/home-end.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { storagePrefix, visit } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import { calledEndpoints, type ReadWorld } from '../support/world.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const always = ['system.status', 'announcements.announcements', 'wallet.merchantWallets', 'games.vendorGameTypes']

const expectCalls = (readWorld: ReadWorld, endpoints: string[]) =>
  expect.poll(() => calledEndpoints(readWorld)).toEqual(expect.arrayContaining(endpoints))

test('a visitor’s home requests announcements, the merchant’s wallets and the vendors', async ({ readWorld, open }) => {
  await open('/m/home')
  await expectCalls(readWorld, always)
  expect(await calledEndpoints(readWorld)).not.toContain('wallet.memberWallet')
})

test('a member’s home also requests the member’s wallet', async ({ readWorld, open }) => {
  await open('/m/home', { scenario: 'member-with-favorites' })
  await expectCalls(readWorld, [...always, 'wallet.memberWallet'])
})

test('popup announcements appear after half a second, mark the body, and do not return once acknowledged', async ({
  page,
  open,
}) => {
  await open('/m/home', { popups: true, language: 'EN' })
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  await expect(page.locator('body')).toHaveClass(/popup-on/)
  await popup.getByRole('button', { name: t('announcement.acknowledge') }).click()
  await expect(popup).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveClass(/popup-on/)
  const acknowledged = () => page.evaluate((prefix) => localStorage.getItem(`${prefix}SHELL_PU_B`), storagePrefix(page))
  await expect.poll(acknowledged).toBe('false')
})

test('a popup announcement gives the focus back to where it was', async ({ page, arrange }) => {
  await arrange({ popups: true, language: 'EN' })
  const late = await holdAnswers(page, callsOf(announcements.announcements))
  await visit(page, '/m/home')
  const login = page.getByRole('link', { name: t('header.login') })
  await login.focus()
  await late.release()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(login).toBeFocused()
})

test('a popup announcement waits for the end of typing, and then gives the focus back', async ({ page, arrange }) => {
  await page.clock.install()
  await arrange({ popups: true, language: 'EN' })
  // Home has no field of its own, but a merchant's other scripts may bring one.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const field = document.createElement('input')
      field.ariaLabel = 'a field of others'
      document.body.prepend(field)
      field.focus()
    })
  })
  await visit(page, '/m/home')
  const field = page.getByRole('textbox', { name: 'a field of others' })
  await expect(page.getByRole('button', { name: t('preferences.language', { name: 'English' }) })).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  const popup = page.getByRole('dialog')
  await page.keyboard.type('hello')
  await expect(popup).toHaveCount(0)
  await expect(field).toHaveValue('hello')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused()
  // Less than the delay, which has passed before.
  await page.clock.runFor(300)
  await expect(popup).toBeFocused()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(popup).toHaveCount(0)
  await expect(page.getByRole('link', { name: t('common.skip') })).toBeFocused()
})

test('a popup announcement waits until the side menu is closed', async ({ page, arrange }) => {
  await page.clock.install()
  await arrange({ popups: true, language: 'EN' })
  const late = await holdAnswers(page, callsOf(announcements.announcements))
  await visit(page, '/m/home')
  await page.getByRole('button', { name: t('header.menu') }).click()
  const menu = page.getByRole('dialog', { name: t('header.menu') })
  await expect(menu).toBeVisible()
  await late.release()
  // It is mounted with the popups.
  await expect(
    page.getByRole('main').getByRole('button', { name: t('preferences.language', { name: 'English' }) }),
  ).toBeAttached()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.clock.resume()
  await expect(menu).toHaveCount(0)
  await expect(page.locator('body')).toHaveClass(/popup-on/)
})

for (const label of ['header.menu', 'menu.member'] as const) {
  test(`a press on “${t(label)}” is painted before its sheet opens, which takes longer than a frame`, async ({
    page,
    open,
  }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    const button = page.getByRole('banner').getByRole('button', { name: t(label) })
    const sheet = page.getByRole('dialog')
    // The first press fetches the sheet.
    await button.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    const openInFrame = await button.evaluate(async (pressed: HTMLElement) => {
      pressed.click()
      await new Promise(requestAnimationFrame)
      return document.querySelector('dialog[open]') !== null
    })
    expect(openInFrame).toBe(false)
    await expect(sheet).toBeVisible()
  })
}

test('home’s endless animations use only transform and opacity, so that they cause no repaints', async ({
  page,
  open,
}) => {
  await open('/m/home', { language: 'EN' })
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  const moved = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect?.getTiming().iterations === Infinity)
        .flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap(({ offset: _, computedOffset: __, easing: ___, composite: ____, ...properties }) =>
          Object.keys(properties),
        ),
    )
  await expect.poll(moved).toContain('transform')
  expect((await moved()).filter((property) => !['transform', 'opacity'].includes(property))).toEqual([])
})

test('the end of home does not move when it turns out that the member has not played yet', async ({
  page,
  arrange,
}) => {
  await arrange({ scenario: 'member-with-favorites', language: 'EN' })
  let isAsked = false
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${games.recent.path}*`, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await visit(page, '/m/home')
  await expect(page.getByRole('heading', { name: t('games.hot_title') })).toBeVisible()
  // The parts of home mount as they come near.
  while (!isAsked) await scrollHalfScreen(page)
  answer()
  await expect(page.getByRole('region', { name: t('winners.title') })).toBeVisible()
})
