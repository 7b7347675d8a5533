import { UserRoundPlus, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GatewayFailure } from '#gateway/failure.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

interface NotOfferedProps {
  failure: unknown
  /** Shown for any other failure. */
  otherwise: ReactNode
}

/** Explains refusals that a retry would not change: the merchant has no referrals, or the account is a trial. */
export function NotOffered({ failure, otherwise }: NotOfferedProps) {
  const { t } = useTranslation()
  const code = failure instanceof GatewayFailure ? failure.code : undefined
  if (code === 'FEATURE_OFF') {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t('referral.off')}
        action={
          <Link to="/m/activity" className={buttonClass({ kind: 'secondary' })}>
            {t('bottom.promotion')}
          </Link>
        }
      />
    )
  }
  if (code !== 'REAL_ACCOUNT_REQUIRED') return otherwise
  return (
    <EmptyState
      icon={<UserRoundPlus />}
      title={t('referral.real_only')}
      action={
        <Link to="/m/register" className={buttonClass()}>
          {t('referral.register')}
        </Link>
      }
    />
  )
}
