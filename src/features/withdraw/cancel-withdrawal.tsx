import { useTranslation } from 'react-i18next'
import { useFlags } from '#brand/platform-status.ts'
import type { Withdrawal } from '#contract/withdraw.ts'
import { Button } from '#ui/controls/button.tsx'
import { useCancelWithdrawal } from './use-cancel-withdrawal.ts'

/** Offers to cancel a withdrawal while it is pending, if the merchant allows it. Safer play forbids it. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation()
  const flag = useFlags()
  const cancel = useCancelWithdrawal()
  if (withdrawal.status !== 'pending' || !flag('WITHDRAWCANCEL3') || flag('SAFERPLAY3')) return null
  return (
    <Button kind="ghost" size="large" wide onClick={() => cancel(withdrawal)}>
      {t('withdraw.cancel')}
    </Button>
  )
}
