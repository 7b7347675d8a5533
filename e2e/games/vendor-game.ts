import { expect, type FrameLocator, type Page } from '@playwright/test'
import english from '#locales/en/vendors/shared.json' with { type: 'json' }
import korean from '#locales/ko/vendors/shared.json' with { type: 'json' }
import { catalogue } from '#mock-server/catalogue/catalogue.ts'
import type { CatalogueGame } from '#mock-server/catalogue/catalogue-game.ts'
import { createChance } from '#mock-server/values/chance.ts'
import { formatMoney } from '#mock-server/vendors/page-kit/format-money.ts'
import { ownerOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { shown } from '../money/wallets-journey.ts'
import { type Language, textsOf } from '../support/texts.ts'
import { follow, visit } from '../support/visit.ts'
import { ledgerBalance, type ReadWorld, snapshotOf } from '../support/world.ts'

const account = 'haedal_92'
const memberId = 'm-0001'
const shared = { KO: korean, EN: english }

/** Formats an amount as a vendor's page shows it. */
export const vendorMoney = (amount: number, language: Language = 'EN') =>
  formatMoney(amount, { symbol: '₩', position: 'F' }, language.toLowerCase())

/** Opens a game from its category's list, and returns the vendor's page. */
export async function launchFromList(page: Page, gameType: string, tile: string): Promise<FrameLocator> {
  await visit(page, `/m/gameList?gameType=${gameType}`)
  await page.getByRole('main').getByRole('button', { name: tile, exact: true }).click()
  return page.frameLocator('iframe')
}

/** Returns the game of the latest launch. */
export async function launchedGame(readWorld: ReadWorld): Promise<CatalogueGame> {
  const { launches } = (await snapshotOf(readWorld)).tables
  const game = catalogue.game(launches.at(-1)?.nodeId ?? '')
  if (!game) throw new Error('No game has been launched.')
  return game
}

/** Returns the random source of a world. */
export async function chanceOf(readWorld: ReadWorld) {
  const { seed, chanceSeed } = await snapshotOf(readWorld)
  return createChance(chanceSeed ?? seed)
}

interface PlayedRound {
  /** What the ledger moved for the round, in major units. */
  bet: number
  win: number
  isOpen: boolean
}

/** Returns the member's rounds since the world began, newest first, with the ledger's sums of each. */
export async function roundsPlayed(readWorld: ReadWorld): Promise<PlayedRound[]> {
  const { startedAt, tables } = await snapshotOf(readWorld)
  const { rounds, movements } = tables
  return rounds
    .filter((round) => round.memberId === memberId && round.at >= startedAt)
    .toReversed()
    .toSorted((one, other) => other.at - one.at)
    .map(({ id, settledAt }) => {
      const own = movements.filter(({ reference }) => reference === id)
      const bet = own.reduce((sum, { from, amount }) => sum + (ownerOf(from) === memberId ? amount : 0), 0)
      const win = own.reduce((sum, { to, amount }) => sum + (ownerOf(to) === memberId ? amount : 0), 0)
      return { bet: bet / 100, win: win / 100, isOpen: settledAt === null }
    })
}

/** Checks that the game shows the ledger's balance, and returns it. */
export async function expectBalance(
  readWorld: ReadWorld,
  game: FrameLocator,
  language: Language = 'EN',
  timeout?: number,
): Promise<number> {
  const balance = await ledgerBalance(readWorld, account)
  const label = shared[language].balance
  const part = game.locator('p, dl > div').filter({ hasText: new RegExp(`^${label}\\s*₩`) })
  await expect(part).toHaveText(new RegExp(`^${label}\\s*${vendorMoney(balance, language)}$`), { timeout })
  return balance
}

/**
 * Goes home without a reload, and expects the ledger's balance there. Expects the latest rounds on top of the betting
 * record, each with the stake and the win of the ledger.
 */
export async function compareInApp(page: Page, readWorld: ReadWorld, name: string, language: Language = 'EN') {
  const { t } = textsOf(language)
  await follow(page, '/m/home')
  const balance = await ledgerBalance(readWorld, account)
  await expect(page.getByRole('banner').getByText(shown(balance * 100))).toBeVisible()
  const rounds = await roundsPlayed(readWorld)
  expect(rounds.length).toBeGreaterThan(0)
  await visit(page, '/m/gameRecord')
  await expect(page.getByRole('region', { name: t('records.sums') })).toBeVisible()
  for (const [at, { bet, win, isOpen }] of rounds.slice(0, 5).entries()) {
    const row = page.getByRole('tabpanel').getByRole('listitem').nth(at)
    const lost = isOpen ? t('records.state_open') : t('records.state_lost')
    await expect(row).toContainText(name)
    await expect(row).toContainText(t('records.bet', { amount: shown(bet * 100) }))
    await expect(row).toContainText(win > 0 ? `+${shown(win * 100)}` : lost)
  }
}

/** Waits until a game has been left, and with it its entry of the history: going back takes longer than closing. */
export async function hasLeftGame(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
}

/** Leaves by the vendor's own button, and compares the lobby and the record with the ledger. */
export async function leaveAndCompare(
  page: Page,
  readWorld: ReadWorld,
  game: FrameLocator,
  name: string,
  language: Language = 'EN',
): Promise<void> {
  await game.getByRole('button', { name: shared[language].lobby }).click()
  await hasLeftGame(page)
  await compareInApp(page, readWorld, name, language)
}
