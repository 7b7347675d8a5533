import { expect, test } from '@playwright/test'
import { orderLottery } from '../games/lottery-journey.ts'
import { store, visit } from '../support/visit.ts'
import { readWorldIn } from '../support/world-in.ts'

test('the lottery is played in its frame with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=member-with-favorites&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'EN', theme: 'light' })
  await visit(page, '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=')
  await orderLottery(page, readWorldIn(page))
})
