import { type ReactNode, useId } from 'react'
import { chunk } from './chunk.ts'
import { classes } from './classes.ts'
import styles from './paged-grid.module.css'
import { Rail } from './rail.tsx'
import { SlidePlace } from './slide-place.tsx'
import { StepButton } from './step-button.tsx'
import { useSlides } from './use-slides.ts'

type PagedGridProps<Item> = {
  title: string
  /** Stands before the arrows, such as a link to everything. */
  action?: ReactNode
  /** Stands between the header and the grid, such as tabs. */
  filter?: ReactNode
  /** Names the list that `items` are of: another list starts at its first page. */
  listKey?: string
  /** Undefined while they are under way. */
  items: readonly Item[] | undefined
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
  const pages = chunk(items ?? [], columns * rows)
  const slides = useSlides({ count: pages.length, listKey })

  return (
    <section className={styles.block} style={{ '--columns': columns, '--gap': `${gap}px` }} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {action}
        {/* There from the start, so that nothing beside them moves when the items arrive. */}
        {(!items || pages.length > 1) && (
          <div className={styles.steps}>
            <StepButton slides={slides} by={-1} kind="raised" />
            <StepButton slides={slides} by={1} kind="raised" />
          </div>
        )}
      </header>
      {filter}
      {pages.length === 0 ? (
        empty
      ) : (
        <Rail slides={slides} className={styles.rail}>
          {pages.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; an item that goes must not take the rest with it
            <ul key={index} className={classes('swiper-slide', styles.page)}>
              {cells.map((item) => (
                <li key={itemKey(item)}>{renderItem(item)}</li>
              ))}
            </ul>
          ))}
        </Rail>
      )}
      {pages.length > 1 && <SlidePlace slides={slides} />}
    </section>
  )
}
