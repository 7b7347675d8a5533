import { DepositScreen } from '#features/deposit/deposit-screen.tsx'
import { Balance } from '#features/wallet/balance.tsx'

/** Combines the deposit with the member's balance. */
export const DepositWithBalance = () => <DepositScreen balance={<Balance controls walletsAt="/m/transfer" />} />
