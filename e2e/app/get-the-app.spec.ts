import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

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
