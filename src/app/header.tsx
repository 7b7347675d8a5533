import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './header.module.css'
import type { Back } from './routes.ts'
import { useBack } from './use-back.ts'

interface HeaderProps {
  title: string
  back: Back
}

/** Title and back arrow of every screen that has no header of its own. */
export function Header({ title, back }: HeaderProps) {
  const { t } = useTranslation()
  const goBack = useBack(back)
  return (
    <header className={styles.header}>
      {back !== 'none' && (
        <IconButton label={t('common.back')} icon={<ArrowLeft className={styles.arrow} />} onClick={goBack} />
      )}
      <h1 className={styles.title}>{title}</h1>
    </header>
  )
}
