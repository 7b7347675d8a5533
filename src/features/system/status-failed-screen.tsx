import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedPage } from './closed-page.tsx'

type StatusFailedScreenProps = {
  onRetry: () => Promise<unknown>
  language?: ReactNode
}

/** Shows the failure of the very first visit: only the page itself names the merchant, as it was deployed. */
export function StatusFailedScreen({ onRetry, language }: StatusFailedScreenProps) {
  const { t } = useTranslation()
  return (
    <ClosedPage
      icon={<CloudOff />}
      title={t('system.unreachable_title')}
      text={t('slow_connection')}
      onRetry={onRetry}
      brandName={document.title}
      language={language}
    />
  )
}
