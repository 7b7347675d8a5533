import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '#brand/brand-name.ts'
import { useGoBack } from '#platform/use-go-back.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { AppIcon } from './app-icon.tsx'
import { ChoiceGuide } from './choice-guide.tsx'
import type { Choice } from './download-offer.ts'
import { downloadQueries } from './download-queries.ts'
import styles from './download-screen.module.css'
import { useDownload } from './use-download.ts'

/** Shows the app, and how to get it on this device. */
export function DownloadScreen() {
  const { t } = useTranslation()
  const name = useBrandName()
  const { choices, others, iconUrl, inSafari } = useDownload()
  const { data: bonus } = useQuery(downloadQueries.bonus())
  return (
    <div className={styles.screen}>
      <BackButton />
      <header className={styles.hero}>
        <AppIcon iconUrl={iconUrl} size={104} />
        <h1>{name}</h1>
        <p>{t('download.benefits')}</p>
        {bonus && choices.length > 0 && <p className={styles.bonus}>{t('download.bonus')}</p>}
      </header>
      <div className={styles.guides}>
        {choices.length === 0 && (
          <EmptyState title={t('download.none')} hint={t('download.none_hint')} icon={<CircleCheck />} />
        )}
        {choices.map((choice, index) => (
          <ChoiceGuide key={choice.kind} choice={choice} main={index === 0} inSafari={inSafari} />
        ))}
        {others.length > 0 && <OtherDevices choices={others} />}
      </div>
    </div>
  )
}

/** Shows the options of other devices, folded below those of this one. */
function OtherDevices({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation()
  return (
    <details className={styles.others}>
      <summary>
        {t('download.other_devices')}
        <ChevronDown size={18} />
      </summary>
      {choices.map((choice) => (
        <ChoiceGuide key={choice.kind} choice={choice} main={false} inSafari={(action) => action} />
      ))}
    </details>
  )
}

/** Shows the back button, because the page does not have the app's header. */
function BackButton() {
  const { t } = useTranslation()
  const goBack = useGoBack()
  return <IconButton className={styles.back} label={t('common.back')} icon={<ArrowLeft />} onClick={goBack} />
}
