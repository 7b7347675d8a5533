import { lotteryHouse } from '#mock-server/vendors/lottery/contract.ts'
import { logInForDays } from '../support/session-forms.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'

for (const placed of [true, false]) {
  test(`a bet whose answer was lost ${placed ? 'after' : 'before'} it was placed is not doubled by another press`, async ({
    page,
    readWorld,
    request,
    world,
    open,
    clock,
    expectRefusals,
  }) => {
    expectRefusals()
    await open('/m/login', { language: 'EN' })
    await logInForDays(page, 'haedal_92', request, world)
    await visit(page, '/m/gameList?gameType=ELOTT&vassalage=ELOTT&type=')
    const frame = page.frameLocator('iframe')
    await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
    await frame.getByRole('button', { name: 'Sides of the sum' }).click()
    await frame.getByRole('button', { name: /^Big/ }).click()
    await frame.getByRole('button', { name: 'Bet now' }).click()
    await clock.freeze()
    await page.route(
      `**${lotteryHouse.place.path}`,
      async (route) => {
        if (placed) await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await frame.getByRole('button', { name: 'More: Draws in a row' }).click()
    await frame.getByRole('checkbox', { name: 'After a win, cancel the draws left' }).uncheck()
    const bet = frame.getByRole('button', { name: 'Bet ₩2,000' })
    await bet.click()
    await expect(frame.getByText('No answer came. Press again: the bet is placed only once.')).toBeVisible()
    const numero = await frame
      .getByText(/^Draw /)
      .first()
      .textContent()

    // The draw closes, and the sheet shows the next one.
    await clock.advance('1d')
    await expect(frame.getByText(`${numero}`, { exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(frame.getByRole('dialog')).toHaveCount(0)
    await frame.getByRole('button', { name: /^Open the bet slip/ }).click()
    await bet.click()
    if (placed) await expect(frame.getByText(/^Your bet on draw .* is in$/)).toBeVisible()
    else await expect(frame.getByRole('alert')).toBeVisible()
    const orders = async () => (await snapshotOf(readWorld)).tables.lotteryOrders.length
    expect(await orders()).toBe(placed ? 1 : 0)
  })
}
