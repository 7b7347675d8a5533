import { expect, test } from './test.ts'
import { textFaults } from './text-faults.ts'
import { textsOf } from './texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/m/home', '/m/activity', '/m/voucherCenter', '/m/member/home']) {
  test(`${path} is mirrored for text from right to left`, async ({ page, open, allowShifts }) => {
    allowShifts('the test turns the page')
    await open(path, { scenario: 'active-member', language: 'EN' })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
    expect(await textFaults(page)).toEqual([])
  })
}

test('a banner’s art is mirrored for text from right to left', async ({ page, open, allowShifts }) => {
  allowShifts('the test turns the page')
  await open('/m/home', { language: 'EN' })
  const art = page
    .getByRole('region', { name: textsOf('EN').t('announcement.banners') })
    .locator('img')
    .first()
  await expect(art).toBeVisible()
  await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
  await expect(art).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
})
