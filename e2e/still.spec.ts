import { routes } from '#app/routes.ts'
import { scenarioOf } from './screens.ts'
import { expectStill, followShifts } from './shifts.ts'
import { expect, test } from './test.ts'

for (const route of routes) {
  const { path } = route
  const scenario = scenarioOf(route, route.session ? 'active-member' : 'default')
  test(`${path} does not move while it loads`, async ({ page, open }) => {
    await followShifts(page)
    await open(path, { scenario })
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expectStill(page)
  })
}
