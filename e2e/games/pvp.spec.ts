import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import {
  compareInApp,
  expectBalance,
  launchFromList,
  leaveAndCompare,
  roundsPlayed,
  vendorMoney,
} from './vendor-game.ts'

test.use(withMotion)

test('hands against others are dealt, played to their ends and recorded', async ({
  page,
  readWorld,
  arrange,
  expectRefusals,
}) => {
  // A turn ends after 20 s, whatever the machine is busy with.
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const table = await launchFromList(page, 'PVP', 'Hanok Matgo HN')
  const answer = table.getByRole('button', { name: /^(Check|Call)/ })
  const next = table.getByRole('button', { name: 'Next hand' })
  const story = table.getByRole('status')

  /** Stays in the hand to its end. */
  async function stay(): Promise<void> {
    while (!(await next.isVisible())) {
      await expect(answer.or(next)).toBeVisible()
      if (await answer.isVisible()) await answer.click({ timeout: 10_000 }).catch(() => undefined)
    }
  }

  /** Compares the end of the latest hand with the ledger, and returns whether it won. */
  async function compareEnd(): Promise<boolean> {
    const [hand] = await roundsPlayed(readWorld)
    expect(hand).toMatchObject({ isOpen: false })
    const { bet, win } = hand!
    await expect(story).toHaveText(win > 0 ? new RegExp(`(You won!|you share) \\+${vendorMoney(win)}$`) : / wins/)
    await expect(table.locator('dl > div').filter({ hasText: 'Your bets' })).toContainText(vendorMoney(bet))
    await expectBalance(readWorld, table)
    return win > 0
  }

  await test.step('the ante is paid and a card is open', async () => {
    await expect(table.getByRole('heading', { name: 'Hanok Matgo' })).toBeVisible()
    const before = await expectBalance(readWorld, table)
    await table.getByRole('button', { name: 'Deal' }).click()
    await expect(answer).toBeVisible()
    await expect(table.getByRole('img', { name: /, month \d+/ })).toHaveCount(1)
    const [hand] = await roundsPlayed(readWorld)
    expect(await expectBalance(readWorld, table)).toBe(before - hand!.bet)
    await expectAccessible(page)
  })

  await test.step('after the last action the pot goes to one of the four', async () => {
    await stay()
    await compareEnd()
    await expect(
      table
        .getByRole('listitem')
        .filter({ hasText: /\+₩/ })
        .or(table.getByText(/You won/)),
    ).toBeVisible()
  })

  await test.step('won and lost hands show what the ledger moved', async () => {
    // The hands unfold at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const ends = new Set<boolean>()
    for (let hands = 0; hands < 16 && ends.size < 2; hands += 1) {
      await next.click()
      await expect(next).toBeHidden()
      await stay()
      ends.add(await compareEnd())
    }
    expect(ends).toEqual(new Set([true, false]))
  })

  await test.step('the return to the lobby', () => leaveAndCompare(page, readWorld, table, 'Hanok Matgo'))
})

test('leaving a hand folds it, and so does a timeout', async ({ page, readWorld, arrange, clock }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  const table = await launchFromList(page, 'PVP', 'Hanok Matgo HN')
  const answer = table.getByRole('button', { name: /^(Check|Call)/ })

  await table.getByRole('button', { name: 'Deal' }).click()
  await expect(answer).toBeVisible()
  const paid = await expectBalance(readWorld, table)
  await clock.advance('1m')
  await expect(table.getByRole('button', { name: 'Next hand' })).toBeVisible()
  await expect(table.getByText('You folded this hand')).toBeVisible()
  expect(await expectBalance(readWorld, table)).toBe(paid)

  await table.getByRole('button', { name: 'Next hand' }).click()
  await expect(answer).toBeVisible()
  await table.getByRole('button', { name: 'Leave for the lobby' }).click()
  await expect(table.getByRole('dialog', { name: 'The hand is not over' })).toBeVisible()
  await table.getByRole('button', { name: 'Play on' }).click()
  await expect(answer).toBeVisible()
  await table.getByRole('button', { name: 'Leave for the lobby' }).click()
  await table.getByRole('button', { name: 'Fold and leave' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await roundsPlayed(readWorld)).toMatchObject([
    { win: 0, isOpen: false },
    { win: 0, isOpen: false },
  ])
  await compareInApp(page, readWorld, 'Hanok Matgo')
})
