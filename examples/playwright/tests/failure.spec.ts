import { expect } from '@playwright/test'
import { test } from './test.ts'

// Expected to fail: the report then shows what a failed test brings with it, a capsule that `npm run scenario -- capsule open` opens.
test.fail('a failed test attaches a capsule to the report', async ({ page, scenario, world }) => {
  await scenario('active-member', { language: 'EN', theme: 'dark' })
  await world.open('/m/voucherCenter')
  await expect(page.getByRole('main')).toBeVisible()
  expect(await page.title(), 'the title').toBe('not this')
})
