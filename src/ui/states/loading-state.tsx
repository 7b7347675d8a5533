import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'
import { useWaiting } from './waiting.ts'

interface LoadingStateProps {
  /** Retries if loading is slow and the content is not a query's. */
  onRetry?: () => void
}

/** The placeholder of content of unknown shape while it is loading. Prefer skeletons for a known shape. */
export function LoadingState({ onRetry }: LoadingStateProps) {
  const { t } = useTranslation()
  useWaiting(onRetry)
  return (
    <div className={styles.state} role="status" data-loading="">
      <Spinner size={32} className={styles.spinner} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </div>
  )
}
