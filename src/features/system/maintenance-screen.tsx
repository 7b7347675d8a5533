import { Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlatformStatus } from '#brand/platform-status.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { ClosedPage } from './closed-page.tsx'
import { ReopeningTime } from './reopening-time.tsx'

type MaintenanceScreenProps = {
  status: PlatformStatus
  onRetry: () => Promise<unknown>
  language?: ReactNode
}

/** Shows status 1: the platform is closed for maintenance. */
export function MaintenanceScreen({ status: { maintenance, info }, onRetry, language }: MaintenanceScreenProps) {
  const { t } = useTranslation()
  const { message, endsAt } = maintenance ?? {}
  return (
    <ClosedPage
      icon={<Wrench />}
      title={message ? t('system.maintenance_title') : t('maintenance')}
      text={message}
      onRetry={onRetry}
      servicePage={gatewayPage(info.customerService)}
      language={language}
    >
      {endsAt && <ReopeningTime at={endsAt} onReached={onRetry} />}
    </ClosedPage>
  )
}
