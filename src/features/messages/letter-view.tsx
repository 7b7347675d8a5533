import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { OpenLetter } from '#contract/messages.ts'
import { failureText, GatewayFailure } from '#gateway/failure.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { formatDateTime } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useViewer } from '#session/viewer.ts'
import { RichText } from '#ui/content/rich-text.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import styles from './inbox.module.css'
import { SenderMark, useSenderName } from './letter-sender.tsx'
import { messageQueries } from './message-queries.ts'

/** Shows one letter; opening it marks it as read. */
export function LetterView({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data: letter, isPending, error, refetch } = useQuery(messageQueries.letter(useViewer(), id))
  useStaleOnceRead(letter?.id)
  if (isPending) return <LetterSkeleton />
  if (letter) return <Opened letter={letter} />
  if (error instanceof GatewayFailure && error.code === 'LETTER_NOT_FOUND') return <Gone />
  return <FailedState message={t(failureText(error))} onRetry={refetch} />
}

/** Invalidates the lists and the counts, which still count the letter as unread. */
function useStaleOnceRead(id: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (id === undefined) return
    for (const queryKey of [messageQueries.boxes, messageQueries.unread]) void client.invalidateQueries({ queryKey })
  }, [id, client])
}

function Opened({ letter: { at, from, subject, content } }: { letter: OpenLetter }) {
  const navigate = useNavigate()
  const language = useLanguage()
  const senderName = useSenderName()
  return (
    <article className={styles.letter}>
      <header className={styles.head}>
        <SenderMark from={from} />
        <span className={styles.text}>
          <bdi className={styles.sender}>{senderName(from)}</bdi>
          <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, language)}</time>
        </span>
      </header>
      <h2>
        <bdi>{subject}</bdi>
      </h2>
      <RichText html={content} onNavigate={navigate} resolveImage={gatewayUrl} />
    </article>
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={<MailX />}
      title={t('messages.letter_gone')}
      action={
        <Link to="/m/webEmail" replace className={buttonClass({ kind: 'secondary' })}>
          {t('messages.all_letters')}
        </Link>
      }
    />
  )
}

function LetterSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.page}>
        <Skeleton height="48px" radius="var(--radius-tile)" />
        <Skeleton height="240px" radius="var(--radius)" />
      </div>
    </SkeletonRegion>
  )
}
