import { useInfiniteQuery } from '@tanstack/react-query'
import { MailOpen, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '#gateway/failure.ts'
import { useViewer } from '#session/viewer.ts'
import { Button } from '#ui/controls/button.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { LongList } from '#ui/lists/long-list.tsx'
import { keepFocusAbove } from '#ui/page/share-height.ts'
import { NextPage } from '#ui/records/next-page.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { ComposeLetter } from './compose-letter.tsx'
import styles from './inbox.module.css'
import { boxes, boxOf, withBox } from './letter-address.ts'
import { LetterRow } from './letter-row.tsx'
import { type Box, messageQueries } from './message-queries.ts'

const panelId = 'letters'

/** Shows the received and the sent letters, and the button to write one. `shown` is the id of the open letter. */
export function LetterBoxes({ shown }: { shown: string | null }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [writing, setWriting] = useState(false)
  const box = boxOf(query)
  const setBox = (next: Box) => setQuery((now) => withBox(now, next), { replace: true })
  const tabs = boxes.map((value) => ({ value, label: t(`messages.${value}`) }))
  const sent = () => {
    setWriting(false)
    setBox('sent')
  }
  return (
    <div className={styles.page}>
      <Tabs look="segment" label={t('messages.boxes')} tabs={tabs} value={box} onChange={setBox} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={t(`messages.${box}`)} className={styles.panel}>
        <Letters box={box} shown={shown} />
      </div>
      <div ref={keepFocusAbove} className={styles.write}>
        <Button wide icon={<PenLine size={20} />} onClick={() => setWriting(true)}>
          {t('messages.write')}
        </Button>
      </div>
      <ComposeLetter open={writing} onClose={() => setWriting(false)} onSent={sent} />
    </div>
  )
}

function Letters({ box, shown }: { box: Box; shown: string | null }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(messageQueries.letters(useViewer(), box))
  if (query.isPending) return <LettersSkeleton />
  if (!query.data) return <FailedState message={t(failureText(query.error))} onRetry={query.refetch} />
  const letters = query.data.pages.flatMap(({ content }) => content)
  if (letters.length === 0) {
    return <EmptyState icon={<MailOpen />} title={t(`messages.none_${box}`)} hint={t(`messages.none_${box}_hint`)} />
  }
  return (
    <>
      <LongList className={styles.letters}>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} box={box} isOpen={letter.id === shown} />
        ))}
      </LongList>
      <NextPage
        failure={query.isFetchNextPageError && t(failureText(query.error))}
        label={t('messages.more')}
        hasMore={query.hasNextPage}
        onMore={() => query.fetchNextPage()}
      />
    </>
  )
}

function LettersSkeleton() {
  return (
    <SkeletonRegion>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} height="92px" radius="var(--radius-tile)" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
