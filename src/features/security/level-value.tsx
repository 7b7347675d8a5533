import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isRealAccount } from '#session/account-type.ts'
import { useSession } from '#session/session.ts'
import { securityLevel } from './security-level.ts'
import { securityQueries } from './security-queries.ts'

/** Shows the security level in a menu's row. */
export function LevelValue() {
  const { t } = useTranslation()
  const session = useSession()
  const { data } = useQuery({ ...securityQueries.config(session), enabled: isRealAccount(session) })
  if (!data) return null
  return t('security.level_value', { level: t(`security.level_${securityLevel(data).name}`) })
}
