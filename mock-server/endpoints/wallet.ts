import { wallet } from '#contract/wallet.ts'
import { implement } from '../core/implement.ts'
import { toMajor } from '../domain/ledger.ts'
import { gameRecords } from './game-records.ts'
import { transactions, txCodes } from './transactions.ts'

const mainWallet = { vendor: 'MAIN', name: 'Main' }

export const walletEndpoints = implement(wallet, {
  merchantWallets: ({ world }) => ({ currency: world.merchant().currency.code, wallets: [mainWallet] }),
  memberWallet({ member, world }) {
    const balance = toMajor(world.ledger.balance(`member:${member.id}`))
    return { sumBalance: balance, wallets: [{ ...mainWallet, balance }] }
  },
  transactions,
  txCodes,
  gameRecords,
})
