import { expect, test } from '@playwright/test'
import { orderLottery } from '../lottery-journey.ts'

test('the lottery is played in its frame with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=member-with-favorites&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ language: 'EN', theme: 'light' })) {
      localStorage.setItem(key, JSON.stringify(value))
    }
  })
  await page.goto('/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=')
  const ask = (path: string) => page.evaluate(async (address) => (await fetch(address)).json(), path)
  await orderLottery(page, ask)
})
