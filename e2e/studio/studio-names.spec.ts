import texts from '#locales/ko/studio/page.json' with { type: 'json' }
import { expectAccessibleAroundFrames } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false })

for (const width of [1280, 1024]) {
  test(`shortens a long world’s name at ${width}, and its title shows all of it`, async ({ page, request, world }) => {
    await page.setViewportSize({ width, height: 800 })
    const long = `${world}-${'a-name-as-long-as-one-can-be-'.repeat(3)}`.slice(0, 64)
    await request.post('/__gateway/worlds', { data: { name: long } })
    await openStudio(page, request, long, { language: 'KO' })
    await expect(phoneOf(page).getByRole('banner')).toBeVisible()
    const bar = page.getByRole('region', { name: 'Parlor Studio' })
    await expect(bar.getByTitle(long)).toBeVisible()
    const last = await bar.getByRole('button', { name: texts.show_panels }).boundingBox()
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
    const root = await page
      .locator('#root > *')
      .first()
      .evaluate((element) => element.scrollWidth)
    expect(root).toBeLessThanOrEqual(width)
    await expectAccessibleAroundFrames(page)
    await page.close()
    await request.delete('/__gateway/worlds', { params: { world: long } })
  })
}
