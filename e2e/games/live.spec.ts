import type { FrameLocator } from '@playwright/test'
import texts from '#locales/en/vendors/live.json' with { type: 'json' }
import { winnerOf } from '#mock-server/vendors/live/rules/baccarat.ts'
import { courseOf } from '#mock-server/vendors/live/rules/games.ts'
import { shoeOutcomes } from '#mock-server/vendors/live/rules/shoe.ts'
import { liveGameOf, timeAtTable } from '#mock-server/vendors/live/tables.ts'
import { fill } from '#mock-server/vendors/page-kit/fill.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import { ledgerBalance } from '../support/world.ts'
import type { WorldClock } from '../support/world-clock.ts'
import {
  chanceOf,
  expectBalance,
  launchedGame,
  launchFromList,
  leaveAndCompare,
  roundsPlayed,
  vendorMoney,
} from './vendor-game.ts'

test.use(withMotion)

/**
 * Stops the clock with time left to bet: the page's own clock runs on until it asks again. From any phase of the round,
 * the next one begins within two rounds' length.
 */
async function freezeWhileItTakesBets(table: FrameLocator, clock: WorldClock): Promise<void> {
  const secondsLeft = async () => Number((await table.getByRole('timer').locator('b').allTextContents())[0] ?? 0)
  const hasTime = () =>
    expect
      .poll(secondsLeft, { timeout: 4_000 })
      .toBeGreaterThan(6)
      .then(
        () => true,
        () => false,
      )
  await clock.freeze()
  for (let tries = 0; tries < 12 && !(await hasTime()); tries += 1) await clock.advance('6s')
}

test('bets at a live table are accepted, dealt, paid and recorded', async ({ page, readWorld, arrange, clock }) => {
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const table = await launchFromList(page, 'LIVE', 'Royal Crown Baccarat EG4')
  const confirm = table.getByRole('button', { name: /^Confirm/ })
  const verdict = table.getByRole('status').filter({ hasText: /wins/ })
  await expect(table.getByRole('heading', { name: 'Royal Crown Baccarat' })).toBeVisible()
  const game = await launchedGame(readWorld)
  const chance = await chanceOf(readWorld)

  /** Moves the clock to the start of the next round that a side wins. Returns when its result is announced. */
  async function goToWinOf(side: 'player' | 'banker'): Promise<{ closesAt: number; resultAt: number }> {
    let time = timeAtTable(chance, game, await clock.freeze())
    for (;;) {
      time = timeAtTable(chance, game, time.endsAt)
      const { shoe, round, startsAt, closesAt } = time
      const outcome = shoeOutcomes(chance, { nodeId: game.nodeId, game: liveGameOf(game), shoe })[round]
      if (outcome?.game !== 'baccarat' || winnerOf(outcome) !== side) continue
      await clock.set(startsAt + 200)
      await expect(table.getByText(fill(texts.round, { number: round + 1 }))).toBeVisible()
      await expect(table.getByRole('timer').locator('b')).toHaveText(/^1\d$/)
      return { closesAt, resultAt: closesAt + courseOf(outcome).result }
    }
  }

  await test.step('chips are placed while the table accepts bets, and removed', async () => {
    const { closesAt, resultAt } = await goToWinOf('banker')
    await table.getByRole('button', { name: 'Player 1:1', exact: true }).click()
    await table.getByRole('button', { name: 'Tie 8:1', exact: true }).click()
    await table.getByRole('button', { name: 'Take the last chip back' }).click()
    await table.getByRole('button', { name: 'Banker 0.95:1', exact: true }).click()
    await expect(confirm).toHaveText('Confirm · ₩10,000')
    await confirm.click()
    await expect(table.getByRole('button', { name: 'Player 1:1', exact: true })).toHaveAccessibleDescription(
      /₩5,000 confirmed/,
    )
    expect(await expectBalance(readWorld, table)).toBe(before - 10_000)
    await expectAccessible(page)
    await clock.set(closesAt + 200)
    await expect(table.getByText('No more bets')).toBeVisible()
    await clock.set(resultAt + 200)
  })

  const afterWin = await test.step('cards are dealt, and the winning side is announced and paid', async () => {
    const [round] = await roundsPlayed(readWorld)
    expect(round).toEqual({ bet: 10_000, win: 9_750, isOpen: false })
    await expect(verdict).toContainText('Banker wins')
    await expect(verdict).toContainText(`You won ${vendorMoney(9_750)}`)
    expect(await expectBalance(readWorld, table)).toBe(before - 250)
    return before - 250
  })

  await test.step('a bet on the other side is lost', async () => {
    const { resultAt } = await goToWinOf('player')
    await table.getByRole('button', { name: 'Banker 0.95:1', exact: true }).click()
    await confirm.click()
    await expect(table.getByRole('button', { name: 'Banker 0.95:1', exact: true })).toHaveAccessibleDescription(
      /₩5,000 confirmed/,
    )
    await clock.set(resultAt + 200)
    await expect(verdict).toContainText('Player wins')
    await expect(verdict).toContainText('No win this round')
    const [round] = await roundsPlayed(readWorld)
    expect(round).toEqual({ bet: 5_000, win: 0, isOpen: false })
    expect(await expectBalance(readWorld, table)).toBe(afterWin - 5_000)
  })

  await test.step('the return to the lobby', () => leaveAndCompare(page, readWorld, table, 'Royal Crown Baccarat'))
})

test('a bet whose reply is lost is kept, and accepted once', async ({
  page,
  readWorld,
  request,
  world,
  arrange,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const table = await launchFromList(page, 'LIVE', 'Royal Crown Baccarat EG4')
  await freezeWhileItTakesBets(table, clock)
  await table.getByRole('button', { name: 'Banker 0.95:1', exact: true }).click()
  const lost = { endpoint: 'live.bet', stage: 'after-run', status: 502, times: 1 }
  await request.post('/__gateway/faults', { data: { world, fault: lost } })
  await table.getByRole('button', { name: /^Confirm/ }).click()
  await expect(table.getByRole('dialog', { name: 'Connection lost' })).toBeVisible()
  await table.getByRole('button', { name: 'Try again' }).click()
  await expect(table.getByRole('button', { name: 'Banker 0.95:1', exact: true })).toHaveAccessibleDescription(
    /confirmed/,
  )
  expect(await expectBalance(readWorld, table)).toBe(before - 5_000)
  expect(await roundsPlayed(readWorld)).toEqual([{ bet: 5_000, win: 0, isOpen: true }])
})
