import { useQuery } from '@tanstack/react-query'
import { difference } from '#contract/exact-money.ts'
import { useSession } from '#session/session.ts'
import { useBalanceHidden } from './hidden-balance.ts'
import { walletQueries } from './wallet-queries.ts'

/** Returns the balance of the main wallet (undefined while unknown), and the sum of the game wallets. */
export function useMainWallet() {
  const session = useSession()
  const { data } = useQuery({ ...walletQueries.member(session), enabled: session !== undefined })
  const balance = data?.wallets.find(({ vendor }) => vendor === 'MAIN')?.balance
  const elsewhere = difference(data?.sumBalance ?? 0, balance ?? 0)
  return { balance, elsewhere, hidden: useBalanceHidden() }
}
