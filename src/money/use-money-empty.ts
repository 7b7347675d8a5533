import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRealAccount } from '#session/account-type.ts'
import { useViewer } from '#session/viewer.ts'

interface MoneyEmpty {
  icon?: ReactNode
  hint: string
  /** Where a full member's first row comes from. */
  to: string
  action: string
}

/** Returns what an empty record of money offers. A trial may register instead. */
export function useMoneyEmpty(forMembers: MoneyEmpty): MoneyEmpty {
  const { t } = useTranslation()
  const { session } = useViewer()
  if (isRealAccount(session)) return forMembers
  return {
    icon: forMembers.icon,
    hint: t('member.real_only'),
    to: '/m/register',
    action: t('member.trial_register'),
  }
}
