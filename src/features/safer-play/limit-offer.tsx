import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFlag } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { useSession } from '#session/session.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import styles from './limit-offer.module.css'
import { saferPlayQueries } from './safer-play-queries.ts'

/**
 * Offers a member without a deposit limit to set one, at a merchant with safer play (RTS 12A). Once closed, it stays away
 * from this member in this tab.
 */
export function LimitOffer() {
  const session = useSession()
  const [closedBy, setClosedBy] = useState(() => readStored(stored.limitOffer, 'sessionStorage'))
  const offered = useFlag('SAFERPLAY3') && closedBy !== session?.userName
  const { data } = useQuery({ ...saferPlayQueries.overview(session), enabled: offered })
  if (!offered || !data || data.limits.some(({ kind }) => kind === 'deposit')) return null

  function dismiss() {
    if (!session) return
    writeStored(stored.limitOffer, session.userName, 'sessionStorage')
    setClosedBy(session.userName)
  }
  return <Note onDismiss={dismiss} />
}

function Note({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.note} aria-label={t('safer_play.title')}>
      <p>{t('safer_play.offer')}</p>
      <IconButton label={t('common.close')} icon={<X size={20} />} onClick={onDismiss} />
      <Link to="/m/saferPlay" className={buttonClass({ kind: 'secondary', size: 'small' })}>
        {t('safer_play.offer_link')}
      </Link>
    </aside>
  )
}
