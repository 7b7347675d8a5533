import { wallet } from '#contract/wallet.ts'
import { implement } from '#mock-server/core/implement.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { walletNames } from '#mock-server/world/transfers/wallet-accounts.ts'
import { gameRecords } from './game-records.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { transactions, txCodes } from './transactions.ts'
import { walletTransfer } from './wallet-transfer.ts'
import { walletName, walletsView } from './wallet-view.ts'

export const walletEndpoints = implement(wallet, {
  merchantWallets({ input, world }) {
    const language = languageOf(input.language)
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
