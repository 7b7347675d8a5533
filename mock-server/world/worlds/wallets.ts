import type { Books } from '#mock-server/world/books/books.ts'
import { mainWallet, walletAccount, walletNames } from '#mock-server/world/transfers/wallet-accounts.ts'
import type { World } from './world.ts'

/** Returns the balance of each of a member's wallets, in minor units. */
export const walletsOf = ({ ledger }: Books, memberId: string) =>
  walletNames.map((wallet) => ({ wallet, balance: ledger.balance(walletAccount(memberId, wallet)) }))

/** Returns the sum of a member's wallets, in minor units. */
export const sumBalance = (books: Books, memberId: string): number =>
  walletsOf(books, memberId).reduce((sum, { balance }) => sum + balance, 0)

/** Checks that a wallet is open. A vendor's wallet is closed during its maintenance; the main wallet is always open. */
export const isOpen = (world: World, wallet: string): boolean =>
  wallet === mainWallet || !world.settings().vendorMaintenance.includes(wallet)

/**
 * Transfers a member's money from all other open wallets into one. Returns the sum moved, in minor units, and the
 * closed wallets that still hold money.
 */
export async function gatherFunds(world: World, memberId: string, into: string) {
  const others = walletsOf(world, memberId).filter(({ wallet, balance }) => wallet !== into && balance > 0)
  const open = others.filter(({ wallet }) => isOpen(world, wallet))
  for (const { wallet, balance } of open) {
    const id = world.nextId('transfer')
    await world.ledger.move({
      reason: 'transfer',
      from: walletAccount(memberId, wallet),
      to: walletAccount(memberId, into),
      amount: balance,
      reference: id,
      idempotencyKey: `transfer/${id}`,
    })
  }
  const closed = others.filter((other) => !open.includes(other))
  return { moved: open.reduce((sum, { balance }) => sum + balance, 0), closed: closed.map(({ wallet }) => wallet) }
}
