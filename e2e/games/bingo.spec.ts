import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { withMotion } from '../support/with-motion.ts'
import { expectBalance, launchFromList, leaveAndCompare, roundsPlayed, vendorMoney } from './vendor-game.ts'

test.use(withMotion)

test('bingo cards are bought, drawn, settled and recorded', async ({ page, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const game = await launchFromList(page, 'BINGO', 'Harbor Bingo BH')
  const buy = game.getByRole('button', { name: /^Buy/ })
  const skip = game.getByRole('button', { name: 'Show the result' })

  /** Compares the end of the latest round with the ledger, and returns whether it won. */
  async function compareEnd(): Promise<boolean> {
    await expect(buy).toBeVisible()
    const [round] = await roundsPlayed(readWorld)
    expect(round).toMatchObject({ isOpen: false })
    const { win } = round!
    await expect(game.getByRole('status')).toHaveText(win > 0 ? `You won ${vendorMoney(win)}` : 'No win this time')
    await expectBalance(readWorld, game)
    return win > 0
  }

  await test.step('cards are selected and paid for', async () => {
    await expect(game.getByRole('heading', { name: 'Harbor Bingo' })).toBeVisible()
    const before = await expectBalance(readWorld, game)
    await game.getByRole('button', { name: '4 cards' }).click()
    await expect(game.getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
    await buy.click()
    await expect(game.getByText('Balls are being drawn').or(game.getByText(/You won/))).toBeVisible()
    const [round] = await roundsPlayed(readWorld)
    expect(await expectBalance(readWorld, game)).toBe(before - round!.bet)
  })

  await test.step('cards wait for manual daubing, and the end shows all numbers', async () => {
    await game.getByRole('button', { name: 'Daub by itself' }).click()
    await game.getByRole('button', { name: /^Daub card 1, [1-9]/ }).click()
    await skip.click()
    await compareEnd()
    await expect(game.getByText('50/50')).toBeVisible()
  })

  await test.step('won and lost rounds show what the ledger moved', async () => {
    const ends = new Set<boolean>()
    for (let rounds = 0; rounds < 12 && ends.size < 2; rounds += 1) {
      await buy.click()
      await skip.click()
      ends.add(await compareEnd())
    }
    expect(ends).toEqual(new Set([true, false]))
  })

  await test.step('the return to the lobby', () => leaveAndCompare(page, readWorld, game, 'Harbor Bingo'))
})
