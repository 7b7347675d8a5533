import { settle } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const { t } = textsOf('EN')

for (const [what, key] of [
  ['the side menu', 'header.menu'],
  ['the member’s panel', 'menu.member'],
] as const) {
  test(`${what} is fetched when a finger touches its button`, async ({ page, open }) => {
    await open('/m/home', { scenario: 'active-member', language: 'EN' })
    await page.waitForLoadState('networkidle')
    const button = page.getByRole('banner').getByRole('button', { name: t(key) })
    const requested = page.waitForRequest((request) => request.resourceType() === 'script')
    await button.hover()
    await settle(page)
    await page.mouse.down()
    await requested
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}
