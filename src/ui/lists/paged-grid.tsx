import { type ReactNode, useId } from 'react'
import { Rail } from '../carousel/rail.tsx'
import { SlidePlace } from '../carousel/slide-place.tsx'
import { useSlides } from '../carousel/use-slides.ts'
import { StepButton } from '../controls/step-button.tsx'
import { chunk } from '../loading/chunk.ts'
import { classes } from '../look/classes.ts'
import styles from './paged-grid.module.css'

type PagedGridProps<Item> = {
  title: string
  /** Shown before the arrows, such as a link to all items. */
  action?: ReactNode
  /** Shown between the header and the grid, such as tabs. */
  filter?: ReactNode
  /** Identifies the list of `items`: another list starts at its first page. */
  listKey?: string
  /** Undefined while they are loading. */
  items: readonly Item[] | undefined
  columns: number
  rows: number
  /** The gap between the cells in pixels. */
  gap?: number
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** Replaces the grid if there are no items. */
  empty?: ReactNode
  /** Leaves out the arrows, but keeps their place. */
  far?: boolean
}

/** Shows items in pages of columns × rows, which one swipes or steps through. Pages mount shortly before they show. */
export function PagedGrid<Item>(props: PagedGridProps<Item>) {
  const { title, action, filter, listKey, items, columns, rows, gap = 10, itemKey, renderItem, empty, far } = props
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
            {!far && <StepButton slides={slides} by={-1} kind="raised" />}
            {!far && <StepButton slides={slides} by={1} kind="raised" />}
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
                <li key={itemKey(item)}>{index <= slides.reach && renderItem(item)}</li>
              ))}
            </ul>
          ))}
        </Rail>
      )}
      {pages.length > 1 && <SlidePlace slides={slides} />}
    </section>
  )
}
