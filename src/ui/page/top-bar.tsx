import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  title: string
  /** The action of the back arrow; without it there is no arrow. */
  onBack?: () => void
  /** Buttons at the end of the bar. */
  actions?: ReactNode
}

/** Shows a screen's title and back arrow, which stay at the top while the screen scrolls. */
export function TopBar({ title, onBack, actions }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={styles.bar}>
      {onBack && <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={onBack} />}
      <h1 className={styles.title}>{title}</h1>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
