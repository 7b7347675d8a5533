import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { ledgerBalance, snapshotOf } from '../support/world.ts'
import { clockOf, launchFromList, leaveAndCompare } from './vendor-game.ts'

test('a hand against others is dealt, played to its end and recorded', async ({ page, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const table = await launchFromList(page, 'PVP', 'Hanok Matgo HN')
  const answer = table.getByRole('button', { name: /^(Check|Call)/ })
  const next = table.getByRole('button', { name: 'Next hand' })

  await test.step('the ante is paid and a card is open', async () => {
    await expect(table.getByRole('heading', { name: 'Hanok Matgo' })).toBeVisible()
    await table.getByRole('button', { name: 'Deal' }).click()
    await expect(answer).toBeVisible()
    await expect(table.getByRole('img', { name: /, month \d+/ })).toHaveCount(1)
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBeLessThan(before)
    await expectAccessible(page)
  })

  await test.step('after the last action the pot goes to one of the four', async () => {
    while (!(await next.isVisible())) {
      await expect(answer.or(next)).toBeVisible()
      if (await answer.isVisible()) await answer.click({ timeout: 10_000 }).catch(() => undefined)
    }
    await expect(table.getByRole('status')).toContainText(/win|won|share/)
    await expect(
      table
        .getByRole('listitem')
        .filter({ hasText: /\+₩/ })
        .or(table.getByText(/You won/)),
    ).toBeVisible()
  })

  await test.step('the return to the lobby', () => leaveAndCompare(page, readWorld, table, 'Hanok Matgo'))
})

test('leaving a hand folds it, and so does a timeout', async ({ page, readWorld, request, world, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  const clock = clockOf(request, world)
  const table = await launchFromList(page, 'PVP', 'Hanok Matgo HN')
  const answer = table.getByRole('button', { name: /^(Check|Call)/ })

  await table.getByRole('button', { name: 'Deal' }).click()
  await expect(answer).toBeVisible()
  const paid = await ledgerBalance(readWorld, 'haedal_92')
  await clock.advance('1m')
  await expect(table.getByRole('button', { name: 'Next hand' })).toBeVisible()
  await expect(table.getByText('You folded this hand')).toBeVisible()
  expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(paid)

  await table.getByRole('button', { name: 'Next hand' }).click()
  await expect(answer).toBeVisible()
  await table.getByRole('button', { name: 'Leave for the lobby' }).click()
  await expect(table.getByRole('dialog', { name: 'The hand is not over' })).toBeVisible()
  await table.getByRole('button', { name: 'Play on' }).click()
  await expect(answer).toBeVisible()
  await table.getByRole('button', { name: 'Leave for the lobby' }).click()
  await table.getByRole('button', { name: 'Fold and leave' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  const { rounds } = (await snapshotOf(readWorld)).tables
  expect(rounds.filter(({ settledAt }) => settledAt === null)).toEqual([])
})
