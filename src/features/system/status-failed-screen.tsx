import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedPage } from './closed-page.tsx'

type StatusFailedScreenProps = {
  onRetry: () => Promise<unknown>
  language?: ReactNode
}

/** The very first visit, and the gateway does not answer: there is neither merchant nor theme yet. */
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
