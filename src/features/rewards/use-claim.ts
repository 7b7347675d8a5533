import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useClaimReward } from '#money/use-claim-reward.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { toast } from '#ui/toast.ts'
import { rewardQueries } from './reward-queries.ts'

/** Claims a reward and says what came of it. Settles when the answer is on screen. */
export function useClaim(): (rewardId: string) => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const { mutateAsync } = useClaimReward(rewardQueries.all)
  return (rewardId) =>
    mutateAsync(rewardId).then(
      ({ amount }) => toast.show(t('rewards.received', { amount: money(amount) }), { kind: 'success' }),
      (failure: unknown) => toast.show(t(failureText(failure)), { kind: 'error', ms: 3_000 }),
    )
}
