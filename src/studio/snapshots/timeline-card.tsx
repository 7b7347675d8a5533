import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import { calls } from '../api/calls.ts'
import type { Difference, TimelineEntry } from '../api/schemas.ts'
import { send } from '../api/send.ts'
import { attempt } from '../attempt.ts'
import { formatDayTime } from '../instants.ts'
import { Awaited } from '../kit/awaited.tsx'
import { Card } from '../kit/card.tsx'
import { VirtualList } from '../kit/virtual-list.tsx'
import { worldQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import { Differences } from './differences.tsx'
import styles from './timeline-card.module.css'
import { TimelineDetail } from './timeline-detail.tsx'
import { changesOf, useEntryTitle } from './timeline-words.ts'

/** Lists the past states of a world, newest first. The world returns to one of them, or is duplicated from it. */
export function TimelineCard({ world }: { world: string }) {
  const { t } = useTexts()
  const query = useQuery(worldQuery('timeline', world))
  const { data } = query
  const entries = useMemo(() => data?.toReversed() ?? [], [data])
  const [openId, setOpenId] = useState<number>()
  const [compared, setCompared] = useState<{ name: string; difference: Difference }>()
  const open = entries.find(({ id }) => id === openId)
  const newest = entries[0]?.id

  const compare = (id: number) =>
    attempt(async () => {
      const difference = await send(calls.difference, { from: `${world}#${id}`, to: world })
      setCompared({ name: `#${id}`, difference })
    })

  return (
    <>
      <Card
        title={t('timeline')}
        icon={<History size={18} aria-hidden="true" />}
        action={data && <span className={styles.note}>{t('states', { count: entries.length })}</span>}
      >
        <p className={styles.note}>{t('timeline_about')}</p>
        {!data && <Awaited query={query} rows={7} />}
        {entries.length > 0 && (
          <VirtualList
            label={t('timeline')}
            prefix="state"
            entries={entries}
            openId={open?.id}
            onOpen={setOpenId}
            className={styles.list}
          >
            {(entry) => <Row entry={entry} now={entry.id === newest} />}
          </VirtualList>
        )}
        {open && (
          <TimelineDetail world={world} entry={open} now={open.id === newest} onCompare={() => compare(open.id)} />
        )}
      </Card>
      {compared && <Differences {...compared} other="" />}
    </>
  )
}

function Row({ entry, now }: { entry: TimelineEntry; now: boolean }) {
  const { t } = useTexts()
  const title = useEntryTitle()
  const { id, at, account } = entry
  const changes = changesOf(entry, t).join(' · ')
  return (
    <>
      <span className={styles.id}>#{id}</span>
      <time>{formatDayTime(at)}</time>
      <b className={styles.title}>{title(entry)}</b>
      {account && <span className={styles.account}>{account}</span>}
      {changes && <span className={styles.changes}>{changes}</span>}
      {now && <span className={styles.now}>{t('entry_now')}</span>}
    </>
  )
}
