import { expect, type Page, test } from '@playwright/test'
import { hasLeftGame, launchFromList } from '../games/vendor-game.ts'
import { textsOf } from '../support/texts.ts'
import type { ExpectToast } from '../support/toasts.ts'
import { visit } from '../support/visit.ts'
import type { ReadWorld } from '../support/world.ts'
import type { WorldClock } from '../support/world-clock.ts'
import { fillTransfer, sendTransfer } from './deposit-by-bank.ts'
import { expectWallets, transfer, walletsInLedger } from './wallets-journey.ts'
import { member, submitButton, withdraw } from './withdraw-journey.ts'

const { t, slot } = textsOf('EN')

interface MoneyTools {
  readWorld: ReadWorld
  expectToast: ExpectToast
  /** Advances the clock of the world. */
  clock: WorldClock
}

/** Stakes the largest bet of a slot of Riverstone, whose games play from a wallet of their own. */
async function stake(page: Page, spins: number): Promise<void> {
  const game = await launchFromList(page, 'RNG&vassalage=RV', 'Fortune Sun RV')
  const raise = game.getByRole('button', { name: slot.betUp })
  const spin = game.getByRole('button', { name: slot.spin, exact: true })
  await expect(spin).toBeVisible()
  while (await raise.isEnabled()) await raise.click()
  for (let left = spins; left > 0; left -= 1) {
    await spin.click()
    await expect(spin).toBeHidden()
    await expect(spin).toBeVisible()
  }
  await page.getByRole('button', { name: t('games.leave') }).click()
  await hasLeftGame(page)
}

/** Deposits, takes a bonus, transfers, plays off the turnover, and withdraws; the screen equals the ledger after each. */
export async function moveMoney(page: Page, { readWorld, expectToast, clock }: MoneyTools): Promise<void> {
  const minorIn = async (wallet: string) => (await walletsInLedger(readWorld, member))[wallet] ?? 0
  const all = async () => Object.values(await walletsInLedger(readWorld, member)).reduce((sum, each) => sum + each, 0)
  const compare = async () => {
    await visit(page, '/m/transfer')
    await expectWallets(page, readWorld, member)
  }
  const before = await all()

  await test.step('a transfer is announced and arrives', async () => {
    await visit(page, '/m/voucherCenter')
    await fillTransfer(page)
    await sendTransfer(page)
    await expect(page.getByRole('heading', { name: t('deposit.result_pending_BANK') })).toBeVisible()
    await clock.advance('1m')
    await expect(page.getByRole('heading', { name: t('deposit.result_credited') })).toBeVisible()
    expect(await all()).toBe(before + 5_000_000)
  })

  await test.step('its bonus is taken afterwards, once', async () => {
    await page.getByRole('button', { name: t('deposit.accept') }).dblclick()
    await expectToast(t('deposit.accepted', { amount: '₩2,500.00' }))
    await expect(page.getByLabel(t('deposit.summary'))).toContainText('₩52,500.00')
    expect(await all()).toBe(before + 5_250_000)
    await compare()
  })

  await test.step('the turnover refuses a withdrawal', async () => {
    await visit(page, '/m/withdraw')
    await expect(submitButton(page)).toBeDisabled()
    await expect(submitButton(page)).toHaveAccessibleDescription(
      t('withdraw.blocked_turnover', { amount: '₩157,500.00' }),
    )
  })

  await test.step('money moves to a game wallet, and the game plays from it', async () => {
    await visit(page, '/m/transfer')
    await transfer(page, 'game', 'Riverstone', '30000')
    await expectToast(t('wallet.moved_game', { amount: '₩30,000.00', wallet: 'Riverstone' }))
    expect(await minorIn('RV')).toBe(3_000_000)
    await expectWallets(page, readWorld, member)
    await stake(page, 2)
    expect(await minorIn('MAIN')).toBe(0)
    await compare()
  })

  await test.step('everything comes home', async () => {
    const held = await minorIn('RV')
    await page.getByRole('button', { name: t('wallet.bring_home') }).click()
    await expect(page.getByText(t('wallet.all_home'))).toBeVisible()
    expect(await minorIn('MAIN')).toBe(held)
    await expectWallets(page, readWorld, member)
  })

  await test.step('the turnover is met, and the withdrawal is allowed and paid', async () => {
    const held = await all()
    await visit(page, '/m/withdraw')
    await withdraw(page, '50000')
    expect(await all()).toBe(held - 5_000_000)
    await clock.advance('1m')
    await expect(page.getByRole('heading', { name: t('withdraw.result_approved') })).toBeVisible()
    expect(await all()).toBe(held - 5_000_000)
    await compare()
  })
}
