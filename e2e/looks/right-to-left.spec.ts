import type { Page } from '@playwright/test'
import { mirrorFaults } from '../support/mirror-faults.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { phone, tablet } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

const { t } = textsOf('EN')

test('a banner’s art gives way to text from right to left, and is not mirrored', async ({
  page,
  open,
  allowShifts,
}) => {
  allowShifts('the test turns the page')
  await open('/m/home', { language: 'EN' })
  const art = page
    .getByRole('region', { name: t('announcement.banners') })
    .locator('img')
    .first()
  await expect(art).toBeVisible()
  await page.evaluate(() => void document.documentElement.setAttribute('dir', 'rtl'))
  await expect(art).toHaveCSS('translate', '-50%')
  await expect(art).toHaveCSS('transform', 'none')
})

test('the menu is mirrored for text from right to left', async ({ page, open, allowShifts }) => {
  allowShifts('the test turns the page')
  await open('/m/home', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('button', { name: t('header.menu') }).click()
  await expect(page.getByRole('dialog', { name: t('header.menu') })).toBeVisible()
  expect(await mirrorFaults(page)).toEqual([])
})

/** Records the side that a sheet comes from as it slides in: 1 for the right, -1 for the left. */
const recordEntry = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLDialogElement) || propertyName !== 'transform' || !target.open) return
      const isSlide = (motion: Animation) => (motion as CSSTransition).transitionProperty === 'transform'
      const slide = target.getAnimations().find(isSlide)
      if (slide) slide.currentTime = 0
      target.dataset.comesFrom = String(Math.sign(new DOMMatrix(getComputedStyle(target).transform).e))
    })
  })

test.describe('with motion', () => {
  test.use(withMotion)

  for (const [direction, edge, side] of [
    ['ltr', 'right', 1],
    ['rtl', 'left', -1],
  ] as const) {
    test(`the side menu opens from the ${edge} edge for text in the direction ${direction}`, async ({
      page,
      open,
      allowShifts,
    }) => {
      allowShifts('the test turns the page')
      await open('/m/home', { scenario: 'active-member', language: 'EN' })
      const menu = page.getByRole('dialog', { name: t('header.menu') })
      const button = page.getByRole('button', { name: t('header.menu') })
      await expect(button).toBeVisible()
      await page.evaluate((dir) => void document.documentElement.setAttribute('dir', dir), direction)
      await recordEntry(page)
      const distances = async () => {
        const { x, width } = (await menu.boundingBox())!
        return { left: x, right: page.viewportSize()!.width - x - width }
      }
      for (const size of [phone, tablet]) {
        await page.setViewportSize(size)
        await button.click()
        await expect(menu).toHaveAttribute('data-comes-from', `${side}`)
        await expect.poll(async () => (await distances())[edge]).toBe(0)
        const { left, right } = await distances()
        expect(left + right).toBeGreaterThan(40)
        expect((await menu.boundingBox())!.height).toBe(size.height)
        await page.keyboard.press('Escape')
        await expect(menu).toHaveCount(0)
      }
    })
  }
})
