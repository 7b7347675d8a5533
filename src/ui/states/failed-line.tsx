import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../controls/button.tsx'
import styles from './failed-line.module.css'

interface FailedLineProps {
  /** Says what is missing, and why. */
  message: string
  /** A promise keeps the button busy. */
  onRetry: () => unknown
}

/** Says beside a part that works what else could not be loaded. */
export function FailedLine({ message, onRetry }: FailedLineProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.line} role="alert">
      <p>{message}</p>
      <Button kind="secondary" size="small" icon={<RotateCw size={16} />} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}
