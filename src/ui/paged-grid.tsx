import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chunk } from './chunk.ts'
import { IconButton } from './icon-button.tsx'
import styles from './paged-grid.module.css'
import { useSnapScroll } from './use-snap-scroll.ts'

type PagedGridProps<Item> = {
  title: string
  /** Stands before the arrows, such as a link to everything. */
  action?: ReactNode
  /** Stands between the header and the grid, such as tabs. */
  filter?: ReactNode
  /** Names the list that `items` are of: another list starts at its first page. */
  listKey?: string
  items: readonly Item[]
  columns: number
  rows: number
  /** Between the cells, in pixels. */
  gap?: number
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Stands in place of the grid when there are no items. */
  empty?: ReactNode
}

/** Items in pages of columns × rows that are swiped or stepped through. */
export function PagedGrid<Item>(props: PagedGridProps<Item>) {
  const { title, action, filter, listKey, items, columns, rows, gap = 10, itemKey, renderItem, empty } = props
  const titleId = useId()
  const pages = chunk(items, columns * rows)
  const { rail, page, goTo, onScroll, reset } = useSnapScroll()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what the effect is about
  useEffect(reset, [listKey, reset])

  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {action}
        {pages.length > 1 && <Steps page={page} last={pages.length - 1} goTo={goTo} />}
      </header>
      {filter}
      {pages.length === 0 ? (
        empty
      ) : (
        <div
          ref={rail}
          className={styles.rail}
          style={{ '--columns': columns, '--gap': `${gap}px` }}
          onScroll={onScroll}
        >
          {pages.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; an item that goes must not take the rest with it
            <ul key={index} className={styles.page}>
              {cells.map((item) => (
                <li key={itemKey(item)}>{renderItem(item)}</li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  )
}

function Steps({ page, last, goTo }: { page: number; last: number; goTo: (page: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.steps}>
      <IconButton
        kind="raised"
        label={t('common.previous')}
        icon={<ChevronLeft size={20} />}
        disabled={page <= 0}
        onClick={() => goTo(page - 1)}
      />
      <IconButton
        kind="raised"
        label={t('common.next')}
        icon={<ChevronRight size={20} />}
        disabled={page >= last}
        onClick={() => goTo(page + 1)}
      />
    </div>
  )
}
