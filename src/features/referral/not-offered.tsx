import { UserRoundPlus, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GatewayFailure } from '#gateway/failure.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'

interface NotOfferedProps {
  failure: unknown
  /** For any other failure. */
  otherwise: ReactNode
}

/** Refusals that trying again would not change: the merchant invites nobody, or a trial asks. */
export function NotOffered({ failure, otherwise }: NotOfferedProps) {
  const { t } = useTranslation()
  const code = failure instanceof GatewayFailure ? failure.code : undefined
  if (code === 'FEATURE_OFF') return <EmptyState icon={<UserRoundX />} title={t('referral.off')} />
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
