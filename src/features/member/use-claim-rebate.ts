import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { promotions } from '#contract/promotions.ts'
import { askAgain } from '#gateway/ask-again.ts'
import { call } from '#gateway/call.ts'
import { failureText } from '#gateway/failure.ts'
import { useMoneyKeys } from '#money/use-money-keys.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { walletKey } from '#money/wallet-key.ts'
import { toast } from '#ui/toast.ts'
import { memberQueries } from './member-queries.ts'

const wish = 'rebate'

/** Claims all of the cash back and says what came of it. */
export function useClaimRebate(): () => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const queryClient = useQueryClient()
  const { keyFor, settle } = useMoneyKeys()
  const { mutateAsync } = useMutation({
    mutationFn: () => call(promotions.claimManualRebate, { idempotencyKey: keyFor(wish) }),
    onSuccess: () => settle(wish),
    // After a refusal too: what is on screen was out of date then.
    onSettled: () => askAgain(queryClient, memberQueries.all, walletKey),
  })
  return () =>
    mutateAsync().then(
      ({ amount }) => toast.show(t('member.rebate_received', { amount: money(amount) }), { kind: 'success' }),
      (failure: unknown) => toast.show(t(failureText(failure)), { kind: 'error', ms: 3_000 }),
    )
}
