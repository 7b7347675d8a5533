import { member as memberArea } from '#contract/member.ts'
import { wallet } from '#contract/wallet.ts'
import { member, type Step, step } from '../step.ts'
import { settings } from './world-steps.ts'

const owned = { token: member }
const transfer = { from: 'MAIN', to: 'GT', amount: 1_000.5, idempotencyKey: 'conformance-transfer' }

const walletSteps: Step[] = [
  step('wallets', wallet.gcsWallets, { language: 'EN' }, owned),
  step('transfer', wallet.walletTransfer, transfer, owned),
  step('transfer sent twice', wallet.walletTransfer, transfer, owned),
  step(
    'another transfer by the same key',
    wallet.walletTransfer,
    { ...transfer, amount: 2 },
    { ...owned, expect: 'IDEMPOTENCY_KEY_REUSED' },
  ),
  step(
    'transfer to no wallet',
    wallet.walletTransfer,
    { ...transfer, to: 'NONE', idempotencyKey: 'conformance-transfer-2' },
    { ...owned, expect: 'WALLET_UNKNOWN' },
  ),
  step(
    'transfer of too much',
    wallet.walletTransfer,
    { ...transfer, amount: 999_999_999, idempotencyKey: 'conformance-transfer-3' },
    { ...owned, expect: 'INSUFFICIENT_FUNDS' },
  ),
  settings('a vendor under maintenance', { vendorMaintenance: ['GT'] }),
  step(
    'transfer to a closed wallet',
    wallet.walletTransfer,
    { ...transfer, idempotencyKey: 'conformance-transfer-4' },
    { ...owned, expect: 'WALLET_CLOSED' },
  ),
  step('funds brought back but from a closed wallet', memberArea.fundsConsolidated, {}, owned),
  settings('the vendor is back', { vendorMaintenance: [] }),
  step('funds brought back', memberArea.fundsConsolidated, {}, owned),
  step('wallets afterwards', wallet.gcsWallets, {}, owned),
]

const everything = { startTime: 0, endTime: 9_000_000_000_000, pageNo: 1, pageSize: 5 }

export const moneySteps: Step[] = [...walletSteps, step('profit and loss', wallet.profitAndLoss, everything, owned)]
