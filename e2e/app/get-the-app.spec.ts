import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { nextFrames } from '../support/windows.ts'

const { t } = textsOf('EN')

const devices = [
  {
    name: 'an Android phone',
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    own: t('download.android'),
    step: t('download.android_step_1'),
    other: t('download.profile'),
  },
  {
    name: 'an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Mobile/15E148 Safari/604.1',
    own: t('download.profile'),
    step: t('download.profile_step_1'),
    other: t('download.android'),
  },
]

test('the countdown of the offer can be paused and resumed', async ({ page, open }) => {
  await page.clock.install()
  await open('/m/home', { language: 'EN' })
  const openPopup = page.getByRole('button', { name: t('announcement.open_app') }).first()
  await openPopup.click()
  const popup = page.getByRole('dialog', { name: t('download.popup_title') })
  const pause = popup.getByRole('button', { name: t('download.pause') })
  const play = popup.getByRole('button', { name: t('download.play') })
  await pause.click()
  await expect(play).toBeFocused()
  const left = (await popup.getByRole('timer').textContent()) ?? ''
  await page.clock.runFor(5_000)
  await nextFrames(page)
  await expect(popup.getByRole('timer')).toHaveText(left)
  await expectAccessible(page)
  await play.click()
  await page.clock.runFor(5_000)
  await expect(popup.getByRole('timer')).not.toHaveText(left)

  // The tab keeps the pause.
  await pause.click()
  await page.reload()
  await openPopup.click()
  await expect(play).toBeVisible()
})

for (const { name, userAgent, own, step, other } of devices) {
  test.describe(name, () => {
    test.use({ userAgent })

    test('shows the steps of this device first, and the others folded', async ({ page, open }) => {
      await open('/m/app', { merchant: 'ROCKET', language: 'EN' })
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(own)
      await expect(page.getByText(step)).toBeVisible()
      const folded = page.getByRole('heading', { name: other })
      await expect(folded).toBeHidden()
      await page.getByText(t('download.other_devices')).click()
      await expect(folded).toBeVisible()
    })
  })
}

test.describe('in the merchant’s own app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/131.0.0.0 Mobile Safari/537.36 ParlorApp/2.1',
  })

  test('the menus do not offer the app', async ({ page, open }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    await page.getByRole('button', { name: t('header.menu') }).click()
    const menu = page.getByRole('dialog').getByRole('navigation', { name: t('menu.more') })
    await expect(menu.getByRole('link', { name: t('menu.messages') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('menu.app') })).toHaveCount(0)
    await visit(page, '/m/member/home')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: t('menu.help') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('menu.app') })).toHaveCount(0)
  })
})
