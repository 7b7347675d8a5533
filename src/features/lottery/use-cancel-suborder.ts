import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lottery, type OrderDetail, type Suborder } from '#contract/lottery.ts'
import type { SessionInfo } from '#contract/stored.ts'
import { call } from '#gateway/call.ts'
import { failureText } from '#gateway/failure.ts'
import { refetchBelow } from '#gateway/refetch-below.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { confirm } from '#ui/layers/confirm.tsx'
import { toast } from '#ui/layers/toast.ts'
import { lotteryQueries } from './lottery-queries.ts'

/** Asks for confirmation, and cancels a line of an order while its draw is open. */
export function useCancelSuborder(session: SessionInfo, orderId: string) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoneyText()
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: ({ suborderId }: Suborder) =>
      call(lottery.cancelSuborders, { orderId, suborderIds: [suborderId], language }),
    onSuccess(order: OrderDetail) {
      client.setQueryData(lotteryQueries.order(session, language, orderId).queryKey, order)
      toast.show(t('lottery.cancelled'), { kind: 'success' })
    },
    onError: (failure) => toast.show(t(failureText(failure)), { kind: 'error' }),
    onSettled: () => refetchBelow(client, walletKey),
  })

  return async (part: Suborder) => {
    const confirmed = await confirm({
      text: t('lottery.cancel_ask', { amount: money(part.price) }),
      confirmLabel: t('lottery.cancel'),
      cancelLabel: t('lottery.keep'),
      kind: 'danger',
    })
    if (confirmed) await cancel.mutateAsync(part).catch(() => undefined)
  }
}
