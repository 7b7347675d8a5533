import { type Vendor, vendors } from '#fixtures/games/vendors.ts'
import type { Account } from './transfer.ts'

/** What a member's own wallet is called where wallets are listed; the others have their vendor's code. */
export const mainWallet = 'MAIN'

/** The ledger account behind a member's wallet. */
export const walletAccount = (memberId: string, wallet: string): Account =>
  wallet === mainWallet ? `member:${memberId}` : `member:${memberId}/${wallet}`

/** Where the money of a withdrawal waits until it is approved or refused. */
export const heldAccount = (memberId: string): Account => `held:${memberId}`

/** The wallet an account is, if it is a member's. */
export function walletOf(account: Account): string | undefined {
  if (!account.startsWith('member:')) return undefined
  const slash = account.indexOf('/')
  return slash < 0 ? mainWallet : account.slice(slash + 1)
}

/** The member whose money an account keeps: a wallet's, or what is held of it. */
export function ownerOf(account: Account): string | undefined {
  if (!account.startsWith('member:') && !account.startsWith('held:')) return undefined
  const slash = account.indexOf('/')
  return account.slice(account.indexOf(':') + 1, slash < 0 ? undefined : slash)
}

const ownWallet = new Set<string>(
  vendors.filter((vendor: Vendor) => vendor.wallet === 'transfer').map(({ code }) => code),
)

/** Every wallet a member has: the main one first. */
export const walletNames: readonly string[] = [mainWallet, ...ownWallet]

/** The wallet that a vendor's games are played from. */
export const walletOfVendor = (code: string): string => (ownWallet.has(code) ? code : mainWallet)
