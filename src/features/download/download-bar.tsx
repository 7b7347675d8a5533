import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '#brand/brand-name.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { AppIcon } from './app-icon.tsx'
import styles from './download-bar.module.css'
import { closeDownloadBar } from './download-store.ts'
import { useDownload } from './use-download.ts'

/** Offers the app to people who do not have it. A closed bar does not return. */
export function DownloadBar() {
  const { t } = useTranslation()
  const name = useBrandName()
  const { bar, iconUrl, inSafari, openPopup } = useDownload()
  if (!bar) return null
  return (
    <aside className={styles.bar} aria-label={t('download.bar')}>
      <AppIcon iconUrl={iconUrl} size={48} />
      <div className={styles.content}>
        <strong className={styles.title}>{t('download.bar_title', { name })}</strong>
        <span className={styles.text}>{t('download.bar_text')}</span>
      </div>
      <Button size="small" onClick={inSafari(openPopup)}>
        {t('download.get')}
      </Button>
      <IconButton
        className={styles.close}
        label={t('common.close')}
        icon={<X size={18} />}
        onClick={closeDownloadBar}
      />
    </aside>
  )
}
