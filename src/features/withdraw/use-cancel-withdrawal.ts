import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/withdraw.ts'
import { refusalOf } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { payoutQueries } from '#money/payouts/payout-queries.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { useViewer } from '#session/viewer.ts'
import { useShowRefusal } from '#ui/forms/use-show-refusal.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { withdrawQueries } from './withdraw-queries.ts'

/** Returns a function that asks for confirmation, and cancels a withdrawal while it is pending. */
export function useCancelWithdrawal(): (withdrawal: Withdrawal) => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const viewer = useViewer()
  const client = useQueryClient()
  const showRefusal = useShowRefusal()
  const cancel = useMutation({
    ...withdrawQueries.cancel(viewer),
    onSuccess(withdrawal) {
      const { queryKey } = withdrawQueries.one(viewer, withdrawal.id)
      client.setQueryData(queryKey, (report) => report && { ...report, content: [withdrawal] })
      toast.show(t('withdraw.cancelled_toast', { amount: money(withdrawal.amount) }), { kind: 'success', ms: 3000 })
    },
    onError: (failure) => showRefusal(refusalOf(failure)),
    onSettled: () => refetchBelow(client, walletKey, withdrawQueries.all, payoutQueries.all),
  })

  return async ({ id, amount }) => {
    const confirmed = await confirm({
      title: t('withdraw.cancel_title'),
      text: t('withdraw.cancel_ask', { amount: money(amount) }),
      confirmLabel: t('withdraw.cancel'),
      cancelLabel: t('withdraw.cancel_keep'),
      kind: 'danger',
    })
    if (confirmed) await cancel.mutateAsync(id).catch(() => undefined)
  }
}
