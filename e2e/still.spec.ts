import { routes } from '#app/routes.ts'
import { followShifts, shiftOf } from './shifts.ts'
import { expect, test } from './test.ts'

/** Web Vitals' measure of how far a page moves while it loads; up to a tenth counts as good. */
const most = 0.01

for (const { path, session } of routes) {
  const scenario = session ? 'active-member' : 'default'
  test(`${path} does not move while it loads`, async ({ page, open }) => {
    await followShifts(page)
    await open(path, { scenario })
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    expect(await shiftOf(page)).toBeLessThanOrEqual(most)
  })
}
