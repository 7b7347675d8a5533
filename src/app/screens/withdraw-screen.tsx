import { Balance } from '#features/wallet/balance.tsx'
import { useMainWallet } from '#features/wallet/use-main-wallet.ts'
import { WithdrawScreen } from '#features/withdraw/withdraw-screen.tsx'
import { useOffers } from '#session/offers.ts'

const security = '/m/securityCenter'

/** Combines the withdrawal with the member's wallet, and with the screen that resets a forgotten payment password. */
export function WithdrawWithWallet() {
  const offered = useOffers()
  const recoverAt = offered(security) ? `${security}?part=forgotten` : undefined
  return (
    <WithdrawScreen
      balance={<Balance controls walletsAt="/m/transfer" />}
      wallet={useMainWallet()}
      recoverAt={recoverAt}
    />
  )
}
