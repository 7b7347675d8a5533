import { MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlatformStatus } from '#brand/platform-status.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { ClosedPage } from './closed-page.tsx'
import styles from './region-screen.module.css'

type RegionScreenProps = {
  status: PlatformStatus
  onRetry: () => Promise<unknown>
  language?: ReactNode
}

/** Shows status 2: the platform is closed to the visitor's address or region. */
export function RegionScreen({ status: { location, info }, onRetry, language }: RegionScreenProps) {
  const { t } = useTranslation()
  return (
    <ClosedPage
      icon={<MapPinOff />}
      title={t('system.region_title')}
      text={t('access_restricted')}
      onRetry={onRetry}
      servicePage={gatewayPage(info.customerService)}
      language={language}
    >
      {location.ip && (
        <p className={styles.address}>
          {t('system.your_ip')} <strong dir="ltr">{location.ip}</strong>
        </p>
      )}
    </ClosedPage>
  )
}
