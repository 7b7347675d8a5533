import { useTranslation } from 'react-i18next'
import { failureText } from '#gateway/failure.ts'
import { useClaimReward } from '#money/use-claim-reward.ts'
import { useMoneyText } from '#money/use-money-text.ts'
import { toast } from '#ui/toast.ts'
import { referralQueries } from './referral-queries.ts'

/** Claims the bonus for a friend and says what came of it. */
export function useClaim(): (rewardId: string) => Promise<void> {
  const { t } = useTranslation()
  const money = useMoneyText()
  const { mutateAsync } = useClaimReward(referralQueries.all)
  return (rewardId) =>
    mutateAsync(rewardId).then(
      ({ amount }) => toast.show(t('rewards.received', { amount: money(amount) }), { kind: 'success' }),
      (failure: unknown) => toast.show(t(failureText(failure)), { kind: 'error', ms: 3_000 }),
    )
}
