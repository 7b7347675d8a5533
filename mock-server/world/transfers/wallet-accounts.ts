import { type Vendor, vendors } from '#fixtures/games/vendors.ts'
import type { Account } from './transfer.ts'

/** The name of a member's main wallet in lists of wallets; the others have their vendor's code. */
export const mainWallet = 'MAIN'

/** Returns the ledger account of a member's wallet. */
export const walletAccount = (memberId: string, wallet: string): Account =>
  wallet === mainWallet ? `member:${memberId}` : `member:${memberId}/${wallet}`

/** Returns the account that holds the money of a withdrawal until it is approved or refused. */
export const heldAccount = (memberId: string): Account => `held:${memberId}`

/** Returns the name of a member's wallet, or undefined for any other account. */
export function walletOf(account: Account): string | undefined {
  if (!account.startsWith('member:')) return undefined
  const slash = account.indexOf('/')
  return slash < 0 ? mainWallet : account.slice(slash + 1)
}

/** Returns the member who owns the money of a wallet or of a held account, or undefined. */
export function ownerOf(account: Account): string | undefined {
  if (!account.startsWith('member:') && !account.startsWith('held:')) return undefined
  const slash = account.indexOf('/')
  return account.slice(account.indexOf(':') + 1, slash < 0 ? undefined : slash)
}

const ownWallet = new Set<string>(
  vendors.filter((vendor: Vendor) => vendor.wallet === 'transfer').map(({ code }) => code),
)

/** The names of all wallets of a member, main wallet first. */
export const walletNames: readonly string[] = [mainWallet, ...ownWallet]

/** Returns the name of the wallet that pays for a vendor's games. */
export const walletOfVendor = (code: string): string => (ownWallet.has(code) ? code : mainWallet)
