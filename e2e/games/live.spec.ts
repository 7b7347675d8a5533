import type { FrameLocator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { ledgerBalance } from '../support/world.ts'
import { clockOf, launchFromList, leaveAndCompare } from './vendor-game.ts'

/**
 * Stops the clock with time left to bet: the page's own clock runs on until it asks again. From any phase of the round,
 * the next one begins within two rounds' length.
 */
async function freezeWhileItTakesBets(table: FrameLocator, clock: ReturnType<typeof clockOf>): Promise<void> {
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

test('bets at a live table are accepted, dealt, paid and recorded', async ({
  page,
  readWorld,
  request,
  world,
  arrange,
}) => {
  await arrange({ scenario: 'active-member', language: 'EN', theme: 'light' })
  const clock = clockOf(request, world)
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const table = await launchFromList(page, 'LIVE', 'Royal Crown Baccarat EG4')
  const confirm = table.getByRole('button', { name: /^Confirm/ })

  await test.step('chips are placed while the table accepts bets, and removed', async () => {
    await expect(table.getByRole('heading', { name: 'Royal Crown Baccarat' })).toBeVisible()
    await freezeWhileItTakesBets(table, clock)
    await table.getByRole('button', { name: 'Player 1:1', exact: true }).click()
    await table.getByRole('button', { name: 'Tie 8:1', exact: true }).click()
    await table.getByRole('button', { name: 'Take the last chip back' }).click()
    await table.getByRole('button', { name: 'Banker 0.95:1', exact: true }).click()
    await expect(confirm).toHaveText('Confirm · ₩10,000')
    await expectAccessible(page)
  })

  await test.step('confirmed bets are deducted from the wallet', async () => {
    await confirm.click()
    await expect(table.getByRole('button', { name: 'Player 1:1', exact: true })).toHaveAccessibleDescription(
      /₩5,000 confirmed/,
    )
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before - 10_000)
  })

  await test.step('cards are dealt, and the result is announced and paid', async () => {
    await clock.run()
    await expect(table.getByText('No more bets')).toBeVisible()
    await expect(table.getByRole('status').filter({ hasText: /wins|Tie/ })).toBeVisible()
    await expect.poll(() => ledgerBalance(readWorld, 'haedal_92')).not.toBe(before - 10_000)
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
}) => {
  expectRefusals()
  await arrange({ scenario: 'active-member', language: 'EN' })
  const clock = clockOf(request, world)
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
  expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before - 5_000)
})
