import { useTranslation } from 'react-i18next'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A place whose content is under way and has no shape yet; where the shape is known, prefer skeletons. */
export function LoadingState() {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="status">
      <Spinner size={32} className={styles.spinner} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </div>
  )
}
