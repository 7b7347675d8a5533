import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { ledgerBalance } from '../support/world.ts'
import { launchFromList, leaveAndCompare } from './vendor-game.ts'

test('bingo cards are bought, drawn, settled and recorded', async ({ page, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const game = await launchFromList(page, 'BINGO', 'Harbor Bingo BH')
  const buy = game.getByRole('button', { name: /^Buy/ })

  await test.step('cards are selected and paid for', async () => {
    await expect(game.getByRole('heading', { name: 'Harbor Bingo' })).toBeVisible()
    await game.getByRole('button', { name: '4 cards' }).click()
    await expect(game.getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
    await buy.click()
    await expect(game.getByText('Balls are being drawn').or(game.getByText(/You won/))).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBeLessThan(before)
  })

  await test.step('cards wait for manual daubing, and the end shows all numbers', async () => {
    await game.getByRole('button', { name: 'Daub by itself' }).click()
    await game.getByRole('button', { name: /^Daub card 1, [1-9]/ }).click()
    await game.getByRole('button', { name: 'Show the result' }).click()
    await expect(buy).toBeVisible()
    await expect(game.getByRole('status')).toHaveText(/You won|No win/)
    await expect(game.getByText('50/50')).toBeVisible()
  })

  await test.step('the return to the lobby', () => leaveAndCompare(page, readWorld, game, 'Harbor Bingo'))
})
