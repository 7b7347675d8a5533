import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/deposit.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { useViewer } from '#session/viewer.ts'
import { toast } from '#ui/toast.ts'
import { watchDeposit } from './watch-deposit.ts'

/** Returns a function that follows a deposit and shows a message when it arrives. */
export function useWatchDeposit(): (id: string) => void {
  const { t } = useTranslation()
  const money = useMoneyText()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const onArrived = ({ amount, bonus }: Deposit) =>
    toast.show(t('deposit.arrived_toast', { amount: money(amount + bonus) }), { kind: 'success', ms: 3000 })
  return (id) => watchDeposit({ queryClient, id, viewer, onArrived })
}
