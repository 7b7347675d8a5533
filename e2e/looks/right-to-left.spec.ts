import { mirrorFaults } from '../support/mirror-faults.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a banner’s art is mirrored for text from right to left', async ({ page, open, allowShifts }) => {
  allowShifts('the test turns the page')
  await open('/m/home', { language: 'EN' })
  const art = page
    .getByRole('region', { name: t('announcement.banners') })
    .locator('img')
    .first()
  await expect(art).toBeVisible()
  await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
  await expect(art).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})

test('the menu is mirrored for text from right to left', async ({ page, open, allowShifts }) => {
  allowShifts('the test turns the page')
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  await expect(page.getByRole('dialog', { name: t('header.menu') })).toBeVisible()
  expect(await mirrorFaults(page)).toEqual([])
})
