import { expect, test } from '@playwright/test'
import { moveMoney } from '../money/money-journey.ts'
import { watchToasts } from '../support/toasts.ts'
import { store } from '../support/visit.ts'
import { withMotion } from '../support/with-motion.ts'
import { clockIn, readWorldIn } from '../support/world-in.ts'

test.use(withMotion)

test('money goes from a deposit to a withdrawal with the network off', async ({ page, context }) => {
  const expectToast = await watchToasts(page)
  await page.goto('/m/home?scenario=active-member&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
  await moveMoney(page, { readWorld: readWorldIn(page), expectToast, clock: clockIn(page) })
})
