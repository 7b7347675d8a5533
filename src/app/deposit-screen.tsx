import { DepositScreen } from '#features/deposit/deposit-screen.tsx'
import { Balance } from '#features/wallet/balance.tsx'

/** Where the deposit meets the member's balance. */
export const DepositWithBalance = () => <DepositScreen balance={<Balance controls />} />
