import { wallet } from '#contract/wallet.ts'
import { implement } from '../core/implement.ts'
import { walletNames } from '../domain/wallets.ts'
import { gameRecords } from './game-records.ts'
import { gameLanguage } from './game-view.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { transactions, txCodes } from './transactions.ts'
import { walletTransfer } from './wallet-transfer.ts'
import { walletName, walletsView } from './wallet-view.ts'

export const walletEndpoints = implement(wallet, {
  merchantWallets({ input, world }) {
    const language = gameLanguage(input.language ?? 'KO')
    return { currency: world.merchant().currency.code, wallets: walletNames.map((name) => walletName(name, language)) }
  },
  memberWallet: walletsView,
  gcsWallets: walletsView,
  walletTransfer,
  transactions,
  txCodes,
  gameRecords,
  profitAndLoss,
})
