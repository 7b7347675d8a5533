import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '#ui/look/classes.ts'
import { useTexts } from '../texts.ts'
import styles from './virtual-list.module.css'

interface VirtualListProps<Entry> {
  label: string
  /** Begins the ids of the rows; one page shows no two lists of a prefix. */
  prefix: string
  entries: readonly Entry[]
  openId: number | undefined
  onOpen: (id: number | undefined) => void
  className?: string
  /** Returns the content of a row. */
  children: (entry: Entry) => ReactNode
}

const rowHeight = 44

const estimateSize = () => rowHeight

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/**
 * Shows a long list and renders only the rows in view. The list is one tab stop: arrows open the next row. Entries that are
 * added above wait while a pointer is over the rows.
 */
export function VirtualList<Entry extends { id: number }>({
  label,
  prefix,
  entries: all,
  openId,
  onOpen,
  className,
  children,
}: VirtualListProps<Entry>) {
  const { t } = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<number>()
  const newer = Math.max(
    0,
    all.findIndex(({ id }) => id === pointed),
  )
  const entries = newer > 0 ? all.slice(newer) : all
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    // Rows have the keys of their places: new entries move all others, and so a row only changes its text.
    overscan: 8,
  })
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const place = entries.findIndex(({ id }) => id === openId)
    const next = Math.min(entries.length - 1, Math.max(0, place + step))
    onOpen(entries[next]?.id)
    rows.scrollToIndex(next)
  }
  const showNewer = () => {
    setPointed(undefined)
    rows.scrollToIndex(0)
    scroller.current?.focus()
  }
  return (
    <div
      className={classes(styles.frame, className)}
      onPointerEnter={() => setPointed(all[0]?.id)}
      onPointerLeave={() => setPointed(undefined)}
    >
      {newer > 0 && (
        <button type="button" className={styles.newer} onClick={showNewer}>
          <ArrowUp size={16} aria-hidden="true" />
          {t('newer', { count: newer })}
        </button>
      )}
      <div
        ref={scroller}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-activedescendant={openId === undefined ? undefined : `${prefix}-${openId}`}
        tabIndex={0}
        onKeyDown={move}
      >
        <div style={{ blockSize: rows.getTotalSize(), position: 'relative' }} role="presentation">
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const entry = entries[index]
            if (!entry) return null
            const isOpen = entry.id === openId
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
              <div
                key={key}
                id={`${prefix}-${entry.id}`}
                role="option"
                aria-selected={isOpen}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => onOpen(isOpen ? undefined : entry.id)}
              >
                {children(entry)}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
