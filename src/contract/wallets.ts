import * as z from 'zod/mini'
import { Amount, LanguageCode } from './primitives.ts'
import { resource } from './resource.ts'

/** `vendor` is `MAIN`, or the code of the vendor whose games use the wallet. */
export const NamedWallet = z.object({ vendor: z.string(), name: z.string() })

const Wallet = z.extend(NamedWallet, {
  balance: Amount,
  /** Closed while its vendor is under maintenance: transfers are refused. */
  status: z.enum(['open', 'closed']),
})
export type Wallet = z.infer<typeof Wallet>
export const Wallets = z.object({ sumBalance: Amount, wallets: z.array(Wallet) })

const named = z.object({ language: z.optional(LanguageCode) })

/** Separate from the wallet's other calls because home makes these. */
export const wallets = resource('wallet', {
  merchantWallets: {
    method: 'GET',
    path: '/wps/wallets/merchant',
    summary: 'The merchant’s wallets and currency.',
    access: 'none',
    query: named,
    response: z.object({ currency: z.string(), wallets: z.array(NamedWallet) }),
    errors: [],
  },
  memberWallet: {
    method: 'GET',
    path: '/wps/wallets/member',
    summary: "The member's wallets and their sum.",
    access: 'session',
    query: named,
    response: Wallets,
    errors: [],
  },
})
