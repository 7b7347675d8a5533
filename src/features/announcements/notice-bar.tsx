import { useQuery } from '@tanstack/react-query'
import { Download, Megaphone, Pause, Play, Smartphone } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePaused } from '#platform/use-paused.ts'
import { Marquee } from '#ui/carousel/marquee.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { announcementQueries, useAnnouncementViewer } from './announcement-queries.ts'
import styles from './notice-bar.module.css'

type NoticeBarProps = {
  /** Set while there is an app to offer. */
  app?: {
    /** The app's icon, if the merchant has one. */
    iconUrl?: string
    onOpen: () => void
    onDownload: () => void
  }
}

/** Shows the titles of the announcements as running text; a tap opens the list. */
export function NoticeBar({ app }: NoticeBarProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      {app && (
        <IconButton
          label={t('announcement.open_app')}
          icon={app.iconUrl ? <img src={app.iconUrl} alt="" width={28} height={28} /> : <Smartphone size={20} />}
          onClick={app.onOpen}
        />
      )}
      <Notices />
      {app && (
        <IconButton label={t('announcement.download_app')} icon={<Download size={20} />} onClick={app.onDownload} />
      )}
    </div>
  )
}

function Notices() {
  const { t } = useTranslation()
  const { data, isPending, refetch } = useQuery(announcementQueries.list(useAnnouncementViewer()))
  if (isPending) return <NoticesSkeleton />
  if (!data) {
    return (
      <button type="button" className={styles.notices} onClick={() => refetch()}>
        <Megaphone size={20} />
        <span className={styles.line}>{t('loading_failed')}</span>
      </button>
    )
  }
  if (data.player.length > 0) return <Titles titles={data.player} />
  return (
    <Link to="/m/notice" className={styles.notices}>
      <Megaphone size={20} />
      <span className={styles.line}>{t('no_announcement')}</span>
    </Link>
  )
}

function Titles({ titles }: { titles: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation()
  const [moves, setMoves] = useState(false)
  const [paused, pause] = usePaused('notices')
  return (
    <>
      <Link to="/m/notice" className={styles.notices}>
        <Megaphone size={20} />
        <Marquee paused={paused} onMoves={setMoves}>
          {titles.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && <span className={styles.dot}> · </span>}
              {title}
            </Fragment>
          ))}
        </Marquee>
      </Link>
      {moves && (
        <IconButton
          className={styles.pause}
          label={t(paused ? 'announcement.play' : 'announcement.pause')}
          icon={paused ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => pause(!paused)}
        />
      )}
    </>
  )
}

function NoticesSkeleton() {
  return (
    <div className={styles.notices}>
      <Megaphone size={20} />
      <div className={styles.line}>
        <SkeletonRegion>
          <Skeleton width="70%" />
        </SkeletonRegion>
      </div>
    </div>
  )
}
