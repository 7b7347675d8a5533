import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useBrandName } from '#brand/brand-name.ts'
import { useFlag } from '#brand/platform-status.ts'
import { second } from '#contract/time-units.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { usePaused } from '#platform/use-paused.ts'
import { openTab } from '#platform/web-address.ts'
import { Countdown } from '#ui/content/countdown.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { AppIcon } from './app-icon.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { deadline } from './deadline.ts'
import type { Choice } from './download-offer.ts'
import styles from './download-popup.module.css'
import { downloadQueries } from './download-queries.ts'
import { showDownloadPopup, useDownloadState } from './download-store.ts'
import { useDownload } from './use-download.ts'

const close = () => showDownloadPopup(false)

/** Shows the options to get the app. `useDownload().openPopup` opens it. Mount it once. */
export function DownloadPopup() {
  const { t } = useTranslation()
  const open = useDownloadState(({ popupOpen }) => popupOpen)
  return (
    <Dialog open={open} onClose={close} title={t('download.popup_title')}>
      <Offer />
    </Dialog>
  )
}

function Offer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = useBrandName()
  const { choices, iconUrl, inSafari } = useDownload()
  const plain = useFlag('PLAINOFFER3')
  const { data: bonus } = useQuery(downloadQueries.bonus())

  /** The store has its own instructions; the download page explains the other options. */
  const choose = (choice: Choice) =>
    inSafari(() => {
      close()
      const store = choice.kind === 'ios' ? gatewayPage(choice.url) : undefined
      if (store) openTab(store)
      else navigate('/m/app')
    })()

  return (
    <div className={styles.offer}>
      <AppIcon iconUrl={iconUrl} size={72} />
      <strong className={styles.name}>{name}</strong>
      <p>{t('download.benefits')}</p>
      {bonus && (plain ? <strong>{t('download.bonus')}</strong> : <Bonus />)}
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <ChoiceButton key={choice.kind} choice={choice} main={index === 0} onChoose={choose} />
        ))}
      </div>
    </div>
  )
}

/** Shows a decorative deadline, which restarts each time the popup opens. */
function Bonus() {
  const { t } = useTranslation()
  const [resting, rest] = usePaused('offer')
  const [left, setLeft] = useState(() => deadline(0))
  useEffect(() => {
    if (resting) return
    const timer = setInterval(() => setLeft((ms) => ms - second), second)
    return () => clearInterval(timer)
  }, [resting])
  return (
    <div className={styles.bonus}>
      <strong>{t('download.bonus')}</strong>
      <div className={styles.left}>
        <Countdown ms={left} label={t('download.bonus_left')} />
        <IconButton
          label={t(resting ? 'download.play' : 'download.pause')}
          icon={resting ? <Play size={18} /> : <Pause size={18} />}
          onClick={() => rest(!resting)}
        />
      </div>
    </div>
  )
}
