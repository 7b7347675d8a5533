import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedPage } from './closed-page.tsx'

type StatusFailedScreenProps = {
  onRetry: () => Promise<unknown>
  language?: ReactNode
}

/** Shows that the gateway does not answer, and that no earlier visit has left what the app needs. */
export function StatusFailedScreen({ onRetry, language }: StatusFailedScreenProps) {
  const { t } = useTranslation()
  return (
    <ClosedPage
      icon={<CloudOff />}
      title={t('system.unreachable_title')}
      text={t('slow_connection')}
      onRetry={onRetry}
      language={language}
    />
  )
}
