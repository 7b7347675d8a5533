import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/withdraw.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { followOrder } from '#money/follow-order.ts'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { toast } from '#ui/layers/toast.ts'
import { withdrawQueries } from './withdraw-queries.ts'

/** Returns a function that follows a withdrawal, shows a message when it is settled, and then refetches the balance. */
export function useWatchWithdrawal(): (id: string) => void {
  const { t } = useTranslation()
  const money = useMoneyText()
  const viewer = useViewer()
  const queryClient = useQueryClient()

  function report({ status, reason, amount, received }: Withdrawal) {
    // The member knows: the cancellation was their own.
    if (status === 'cancelled') return
    const approved = status === 'approved'
    const text = approved
      ? t('withdraw.approved_toast', { amount: money(received) })
      : t(reason === 'returned' ? 'withdraw.returned_toast' : 'withdraw.refused_toast', { amount: money(amount) })
    toast.show(text, { kind: approved ? 'success' : 'error', ms: 3000 })
  }

  return (id) =>
    void followOrder({
      kind: 'withdraw',
      id,
      fetch: () =>
        queryClient.fetchQuery({ ...withdrawQueries.one(viewer, id), staleTime: 0 }).then(
          ({ content }) => content[0],
          () => undefined,
        ),
      isPending: ({ status }) => status === 'pending',
      report,
      refresh: () => refetchBelow(queryClient, walletKey, withdrawQueries.all, payoutQueries.all),
    })
}
