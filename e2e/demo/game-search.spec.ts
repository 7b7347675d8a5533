import { expect, test } from '@playwright/test'
import { findGames } from '../games/game-search-journey.ts'
import { store, visit } from '../support/visit.ts'

test('games are found with the network off', async ({ page, context }) => {
  await page.goto('/m/home?scenario=member-with-favorites&merchant=HAEDAL')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.setOffline(true)
  await store(page, { language: 'KO', theme: 'light' })
  await visit(page, '/m/gameList?gameType=&vassalage=&type=ALL')
  await findGames(page)
})
