import { useTranslation } from 'react-i18next'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'
import { useWaiting } from './waiting.ts'

interface LoadingStateProps {
  /** Asks again for content that is no query's, should it take long. */
  onRetry?: () => void
}

/** A place whose content is under way and has no shape yet; where the shape is known, prefer skeletons. */
export function LoadingState({ onRetry }: LoadingStateProps) {
  const { t } = useTranslation()
  useWaiting(onRetry)
  return (
    <div className={styles.state} role="status">
      <Spinner size={32} className={styles.spinner} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </div>
  )
}
