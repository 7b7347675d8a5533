import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { ledgerBalance, type ReadWorld } from '../support/world.ts'

const { t } = textsOf('EN')
const money = (amount: number) => `₩${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount)}`

/** Opens a game from its category's list, and returns the vendor's page. */
export async function launchFromList(page: Page, gameType: string, tile: string): Promise<FrameLocator> {
  await visit(page, `/m/gameList?gameType=${gameType}`)
  await page.getByRole('main').getByRole('button', { name: tile, exact: true }).click()
  return page.frameLocator('iframe')
}

/** Leaves by the vendor's own button, and expects the ledger's balance in the lobby and the round in the record. */
export async function leaveAndCompare(
  page: Page,
  readWorld: ReadWorld,
  game: FrameLocator,
  name: string,
): Promise<void> {
  await game.getByRole('button', { name: 'Leave for the lobby' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  const balance = await ledgerBalance(readWorld, 'haedal_92')
  await visit(page, '/m/home')
  await expect(page.getByRole('banner').getByText(money(balance))).toBeVisible()
  await visit(page, '/m/gameRecord')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(name)
  await expect(page.getByText(t('records.total_bet'))).toBeVisible()
}

const Clock = z.object({ value: z.object({ now: z.int() }) })

/** Returns the controls of a world's clock. */
export const clockOf = (request: APIRequestContext, world: string) => {
  const order = async (data: object) => {
    const answer = await request.post('/__gateway/clock', { data: { world, ...data } })
    return Clock.parse(await answer.json()).value.now
  }
  return {
    freeze: () => order({ action: 'freeze' }),
    run: () => order({ action: 'run' }),
    advance: (by: string) => order({ action: 'advance', by }),
  }
}
