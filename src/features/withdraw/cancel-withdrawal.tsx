import type { MouseEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFlags } from '#brand/platform-status.ts'
import type { Withdrawal } from '#contract/withdraw.ts'
import { Button } from '#ui/controls/button.tsx'
import { useCancelWithdrawal } from './use-cancel-withdrawal.ts'

interface CancelWithdrawalProps {
  withdrawal: Withdrawal
  /** Takes the focus from this button, which disappears with the cancellation. */
  next: RefObject<HTMLElement | null>
}

/** Offers to cancel a withdrawal while it is pending, if the merchant allows it. Safer play forbids it. */
export function CancelWithdrawal({ withdrawal, next }: CancelWithdrawalProps) {
  const { t } = useTranslation()
  const flag = useFlags()
  const cancel = useCancelWithdrawal()
  if (withdrawal.status !== 'pending' || !flag('WITHDRAWCANCEL3') || flag('SAFERPLAY3')) return null

  async function press({ currentTarget: button }: MouseEvent) {
    await cancel(withdrawal)
    if (!button.isConnected && document.activeElement === document.body) next.current?.focus({ preventScroll: true })
  }

  return (
    <Button kind="ghost" size="large" wide onClick={press}>
      {t('withdraw.cancel')}
    </Button>
  )
}
