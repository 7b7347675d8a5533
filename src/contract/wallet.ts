import * as z from 'zod/mini'
import { Amount } from './primitives.ts'
import { resource } from './resource.ts'

const Wallet = z.object({ vendor: z.string(), name: z.string(), balance: Amount })

export const wallet = resource('wallet', {
  merchantWallets: {
    method: 'GET',
    path: '/wps/wallets/merchant',
    summary: 'The wallets this merchant offers, and its currency.',
    access: 'none',
    response: z.object({
      currency: z.string(),
      wallets: z.array(z.object({ vendor: z.string(), name: z.string() })),
    }),
    errors: [],
  },
  memberWallet: {
    method: 'GET',
    path: '/wps/wallets/member',
    summary: "The member's wallets and their sum.",
    access: 'session',
    response: z.object({ sumBalance: Amount, wallets: z.array(Wallet) }),
    errors: [],
  },
})
