import type { Locator } from '@playwright/test'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { desktop, phone, resizeTo, tablet } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')
const withBanners = Object.values(merchantFiles)
  .map((file) => Merchant.parse(file))
  .filter(({ theme }) => theme.look.home.includes('banner'))

/** Returns the ends of a button, beside its round corners, that something else covers. */
const coveredEnds = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const ends = { left: [left + 2, y], right: [right - 2, y], top: [x, top + 2], bottom: [x, bottom - 2] } as const
    return Object.entries(ends).flatMap(([end, at]) =>
      element.contains(document.elementFromPoint(...at)) ? [] : [end],
    )
  })

for (const { code } of withBanners) {
  test(`the controls of ${code}’s banners are below the artwork and above the next part`, async ({
    page,
    open,
    allowShifts,
  }) => {
    await open('/m/home', { merchant: code, scenario: 'active-member', language: 'EN' })
    const banners = page.getByRole('region', { name: t('announcement.banners') })
    const pause = banners.getByRole('button', { name: t('common.pause') })
    const play = banners.getByRole('button', { name: t('common.play') })
    allowShifts('the size and the direction of the page change')
    const slide = banners.getByRole('group').and(page.locator(':not([inert])'))
    for (const size of [phone, { ...tablet, width: 768 }, desktop]) {
      await resizeTo(page, size)
      // A wide window has its own composition of home, whose banners begin again.
      await expect(pause.or(play)).toBeVisible()
      if (await pause.isVisible()) await pause.click()
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => void document.documentElement.setAttribute('dir', dir), direction)
        await expect(async () => {
          const [art, button] = [(await slide.boundingBox())!, (await play.boundingBox())!]
          const pill = (await play.locator('..').boundingBox())!
          expect(button.y).toBeGreaterThanOrEqual(art.y + art.height - 1)
          expect(pill.y).toBeGreaterThanOrEqual(art.y + art.height - 1)
          expect(Math.abs(pill.x + pill.width / 2 - (art.x + art.width / 2))).toBeLessThan(2)
          const isAtEnd = direction === 'rtl' ? button.x - pill.x : pill.x + pill.width - button.x - button.width
          expect(Math.abs(isAtEnd)).toBeLessThan(2)
          expect(await coveredEnds(play)).toEqual([])
        }).toPass()
      }
    }
  })
}
