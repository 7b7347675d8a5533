import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/deposit.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { followOrder } from '#money/follow-order.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { toast } from '#ui/layers/toast.ts'
import { depositQueries } from './deposit-queries.ts'

/** Returns a function that follows a deposit, shows a message when it is settled, and then refetches the balance. */
export function useWatchDeposit(): (id: string) => void {
  const { t } = useTranslation()
  const money = useMoneyText()
  const viewer = useViewer()
  const queryClient = useQueryClient()

  function report({ status, amount, bonus }: Deposit) {
    if (status === 'pending') return
    const text = t(`deposit.${status}_toast`, { amount: money(status === 'credited' ? amount + bonus : amount) })
    toast.show(text, { kind: status === 'credited' ? 'success' : 'error', ms: 3000 })
  }

  return (id) =>
    void followOrder({
      kind: 'deposit',
      id,
      fetch: () =>
        queryClient.fetchQuery({ ...depositQueries.one(viewer, id), staleTime: 0 }).then(
          ({ content }) => content[0],
          () => undefined,
        ),
      isPending: ({ status }) => status === 'pending',
      report,
      refresh: () => refetchBelow(queryClient, walletKey, depositQueries.all),
    })
}
