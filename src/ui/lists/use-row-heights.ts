import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The height of a row of one line, in pixels, until a list has measured its own. */
const usual = 68

/** The heights of a list's rows in pixels, as far as they were ever mounted. */
class RowHeights {
  private readonly known = new Map<string, number>()
  private width = 0
  private estimate = usual

  /** Returns the height of a row; an estimate for one that was not mounted at this width. */
  readonly of = (key: string): number => this.known.get(key) ?? this.estimate

  /** Measures the mounted rows. The first ones give the estimate for the others; another width discards the measurements. */
  measure(list: HTMLElement, keys: readonly string[]): void {
    const { width } = list.getBoundingClientRect()
    const isFirst = width !== this.width
    if (isFirst) this.known.clear()
    this.width = width
    for (const item of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
      const key = keys[Number(item.dataset.row)]
      if (key !== undefined) this.known.set(key, item.getBoundingClientRect().height)
    }
    if (isFirst && this.known.size > 0)
      this.estimate = [...this.known.values()].reduce((sum, height) => sum + height, 0) / this.known.size
  }
}

/** The heights of lists, by the key of the history entry that shows them: going back finds each row in its place. */
const ofEntries = new Map<string, RowHeights>()

/** Returns the heights of a list's rows, which are kept while its history entry is. */
export function useRowHeights(): RowHeights {
  const { key } = useLocation()
  const [heights] = useState(() => ofEntries.get(key) ?? new RowHeights())
  ofEntries.set(key, heights)
  return heights
}
