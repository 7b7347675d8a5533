import { useVirtualizer } from '@tanstack/react-virtual'
import { ListTree } from 'lucide-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import type { JournalEntry } from '../api/schemas.ts'
import { formatTime } from '../instants.ts'
import { Card } from '../kit/card.tsx'
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

const rowHeight = 44

const estimateSize = () => rowHeight

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
      {found.length === 0 ? <p className={styles.none}>{t('no_call')}</p> : <Rows entries={found} openId={open?.id} />}
      {open && <EntryDetail key={open.id} world={world} entry={open} />}
    </Card>
  )
}

interface RowsProps {
  entries: readonly JournalEntry[]
  openId: number | undefined
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Renders only the rows in view. The list is one tab stop: arrows open the next call. */
function Rows({ entries, openId }: RowsProps) {
  const { t } = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    // Rows have the keys of their places: new calls move all others, and so a row only changes its text.
    overscan: 8,
  })
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const place = entries.findIndex(({ id }) => id === openId)
    const next = Math.min(entries.length - 1, Math.max(0, place + step))
    openEntry(entries[next]?.id)
    rows.scrollToIndex(next)
  }
  return (
    <div
      ref={scroller}
      className={styles.rows}
      role="listbox"
      aria-label={t('journal')}
      aria-activedescendant={openId === undefined ? undefined : `call-${openId}`}
      tabIndex={0}
      onKeyDown={move}
    >
      <div style={{ blockSize: rows.getTotalSize(), position: 'relative' }} role="presentation">
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const entry = entries[index]
          return entry && <Row key={key} entry={entry} start={start} open={entry.id === openId} />
        })}
      </div>
    </div>
  )
}

function Row({ entry, start, open }: { entry: JournalEntry; start: number; open: boolean }) {
  const { id, at, method, path, endpoint, status, faults, changes } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
    <div
      id={`call-${id}`}
      role="option"
      aria-selected={open}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => openEntry(open ? undefined : id)}
    >
      <time>{formatTime(at)}</time>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      <b title={path}>{endpoint ?? path}</b>
      {faults.length > 0 && <span className={styles.faulty}>⚡</span>}
      {changes.length > 0 && <span className={styles.changes}>±{changes.length}</span>}
      <span className={styles.status} data-failed={status >= 400 || undefined}>
        {status}
      </span>
    </div>
  )
}
