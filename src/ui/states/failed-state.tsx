import { CloudOff, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './states.module.css'

type FailedStateProps = {
  /** Default: the text for failed loading. */
  message?: string
  /** A promise keeps the button busy. Without it there is no button. */
  onRetry?: () => unknown
}

export function FailedState({ message, onRetry }: FailedStateProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.glyph} data-failed="">
        <CloudOff />
      </span>
      <p className={styles.title}>{message ?? t('loading_failed')}</p>
      {onRetry && (
        <Button kind="secondary" icon={<RotateCw />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
