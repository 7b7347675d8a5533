import { expect, type Page } from '@playwright/test'
import { ownerOf, walletOf } from '#mock-server/world/transfers/wallet-accounts.ts'
import { textsOf } from '../support/texts.ts'
import { type ReadWorld, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const digits = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** Returns an amount in minor units as the screen shows it. */
export const shown = (minor: number) => `₩${digits.format(minor / 100)}`

/** Returns the ledger's balance of each wallet of a member, in minor units. */
export async function walletsInLedger(readWorld: ReadWorld, account: string): Promise<Record<string, number>> {
  const { members, movements } = (await snapshotOf(readWorld)).tables
  const id = members.find((member) => member.account === account)?.id
  const wallets: Record<string, number> = {}
  for (const { from, to, amount } of movements)
    for (const [side, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const wallet = ownerOf(side) === id ? walletOf(side) : undefined
      if (wallet) wallets[wallet] = (wallets[wallet] ?? 0) + change
    }
  return wallets
}

export const walletRow = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Checks that the wallets screen shows the ledger's main wallet, game wallets and total. */
export async function expectWallets(page: Page, readWorld: ReadWorld, account: string): Promise<void> {
  const { MAIN = 0, RV = 0, ...others } = await walletsInLedger(readWorld, account)
  const away = RV + Object.values(others).reduce((sum, balance) => sum + balance, 0)
  const main = page.getByRole('region', { name: 'Main wallet' }).getByRole('definition')
  await expect(main).toHaveText([shown(MAIN), shown(away)])
  await expect(walletRow(page, 'Riverstone')).toHaveAccessibleName(`Riverstone ${shown(RV)}`)
  await expect(page.getByRole('main').getByRole('banner').or(page.getByRole('main').locator('header'))).toContainText(
    shown(MAIN + away),
  )
}

/** Moves an amount to a game wallet, or home. */
export async function transfer(page: Page, direction: 'game' | 'main', name: string, amount: string): Promise<void> {
  await page.getByRole('tab', { name: t(`wallet.to_${direction}`) }).click()
  await walletRow(page, name).check()
  await page.locator('[name=amount]').fill(amount)
  await page
    .getByRole('main')
    .getByRole('button', { name: t(`wallet.submit_${direction}`, { wallet: name }) })
    .click()
}
