import { expect, type Page, test } from '@playwright/test'
import { shown } from '../money/wallets-journey.ts'
import { expectAccessible } from '../support/accessible.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { ledgerBalance, type ReadWorld } from '../support/world.ts'

const { t } = textsOf('EN')

/**
 * Starts from the tiles of ELOTT, in English and light: orders two lines of a lottery, cancels one, and closes the
 * frame.
 */
export async function orderLottery(page: Page, readWorld: ReadWorld): Promise<void> {
  const before = await ledgerBalance(readWorld, 'haedal_92')
  const frame = page.frameLocator('iframe')

  await test.step('the tile launches the lottery with the vendor’s page between header and bottom bar', async () => {
    await page.getByRole('button', { name: 'Super Lotto Six ELOTT' }).click()
    await expect(page).toHaveURL(/\/m\/startLottery\?mui=elott&playType=ent&gameId=\d+&prize_mode=Elott&pageBack=home$/)
    await expect(frame.getByRole('heading', { name: 'Super Lotto Six' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: t('route.lottery') })).toBeVisible()
    await expect(page.getByRole('navigation', { name: t('bottom.label') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('two bets are added to the slip and ordered', async () => {
    await frame.getByRole('button', { name: '07 7.2' }).click()
    await frame.getByRole('button', { name: '11 7.2' }).click()
    await frame.getByRole('button', { name: 'Add', exact: true }).click()
    await frame.getByRole('button', { name: 'Sides of the sum' }).click()
    await frame.getByRole('button', { name: /^Big/ }).click()
    await frame.getByRole('button', { name: 'Open the bet slip, 2 lines' }).click()
    await frame.getByRole('button', { name: 'Bet ₩3,000' }).click()
    await expect(frame.getByText(/^Your bet on draw .* is in$/)).toBeVisible()
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before - 3_000)
  })

  await test.step('one line is cancelled and its price returned', async () => {
    await frame.getByRole('listitem').filter({ hasText: 'Super Lotto Six' }).getByRole('button').click()
    await frame.getByRole('button', { name: 'Cancel', exact: true }).first().click()
    const dialog = frame.getByRole('alertdialog')
    await expect(dialog).toContainText('₩2,000')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(frame.getByText('Cancelled. ₩2,000 is back in your wallet.')).toBeVisible()
    await expectAccessible(page)
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before - 1_000)
  })

  await test.step('closing opens home with the new balance', async () => {
    await page.getByRole('button', { name: t('lottery.close') }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    expect(await ledgerBalance(readWorld, 'haedal_92')).toBe(before - 1_000)
    await expect(page.getByRole('banner').getByText(shown((before - 1_000) * 100))).toBeVisible()
  })

  await test.step('the lottery’s area lists the order', async () => {
    await visit(page, '/m/lottery')
    await page.getByRole('tab', { name: t('lottery.history') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Super Lotto Six' })).toContainText('₩1,000.00')
  })
}
