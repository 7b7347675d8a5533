import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  title: string
  /** Where the back arrow leads; left out there is none. */
  onBack?: () => void
}

/** A screen's title with the way back, which stays at the top while the screen scrolls. */
export function TopBar({ title, onBack }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      {onBack && <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={onBack} />}
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
