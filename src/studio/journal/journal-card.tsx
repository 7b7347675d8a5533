import { ListTree } from 'lucide-react'
import { useMemo, useState } from 'react'
import { classes } from '#ui/look/classes.ts'
import type { JournalEntry } from '../api/schemas.ts'
import { formatTime } from '../instants.ts'
import { Card } from '../kit/card.tsx'
import { VirtualList } from '../kit/virtual-list.tsx'
import { useTexts } from '../texts.ts'
import { EntryDetail } from './entry-detail.tsx'
import { textOf } from './entry-text.ts'
import styles from './journal-card.module.css'
import { openEntry, useJournal } from './journal-store.ts'

interface JournalCardProps {
  world: string
  connected: boolean
  /** Fills the panel. */
  tall?: boolean
}

/** Shows the calls to a world as they happen, newest first, and one of them whole. */
export function JournalCard({ world, connected, tall = false }: JournalCardProps) {
  const { t } = useTexts()
  const entries = useJournal((state) => state.entries)
  const open = useJournal(({ entries: all, openId }) => all.find(({ id }) => id === openId))
  const [search, setSearch] = useState('')
  const [failures, setFailures] = useState(false)
  const found = useMemo(() => {
    const words = search.toLowerCase().split(' ').filter(Boolean)
    return entries
      .filter((entry) => (!failures || entry.status >= 400) && words.every((word) => textOf(entry).includes(word)))
      .toReversed()
  }, [entries, search, failures])

  return (
    <Card
      title={t('journal')}
      icon={<ListTree size={18} aria-hidden="true" />}
      action={
        <span className={styles.live} data-connected={connected}>
          {t(connected ? 'live' : 'not_live')}
        </span>
      }
      className={classes(tall && styles.tall)}
    >
      <div className={styles.filter}>
        <input
          type="search"
          aria-label={t('search_journal')}
          placeholder={t('search_journal')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={failures} onChange={(event) => setFailures(event.target.checked)} />
          {t('only_failures')}
        </label>
        <span className={styles.count}>{t('calls', { count: found.length })}</span>
      </div>
      {found.length === 0 ? (
        <p className={styles.none}>{t('no_call')}</p>
      ) : (
        <VirtualList
          label={t('journal')}
          prefix="call"
          entries={found}
          openId={open?.id}
          onOpen={openEntry}
          className={styles.rows}
        >
          {(entry) => <Row entry={entry} />}
        </VirtualList>
      )}
      {open && <EntryDetail key={open.id} world={world} entry={open} />}
    </Card>
  )
}

function Row({ entry: { at, method, path, endpoint, status, faults, changes } }: { entry: JournalEntry }) {
  return (
    <>
      <time>{formatTime(at)}</time>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      <b title={path} data-excerpt>
        {endpoint ?? path}
      </b>
      {faults.length > 0 && <span className={styles.faulty}>⚡</span>}
      {changes.length > 0 && <span className={styles.changes}>±{changes.length}</span>}
      <span className={styles.status} data-failed={status >= 400 || undefined}>
        {status}
      </span>
    </>
  )
}
