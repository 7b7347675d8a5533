import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  title: string
  /** The action of the back arrow; without it there is no arrow. */
  onBack?: () => void
}

/** Shows a screen's title and back arrow, which stay at the top while the screen scrolls. */
export function TopBar({ title, onBack }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      {onBack && <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={onBack} />}
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
