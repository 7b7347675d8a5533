import { DepositScreen } from '#features/deposit/deposit-screen.tsx'
import { LimitOffer } from '#features/safer-play/limit-offer.tsx'
import { Balance } from '#features/wallet/balance.tsx'

/** Combines the deposit with the member's balance and the offer of a deposit limit. */
export const DepositWithBalance = () => (
  <DepositScreen balance={<Balance controls walletsAt="/m/transfer" />} offer={<LimitOffer />} />
)
