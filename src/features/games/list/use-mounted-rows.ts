import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Rows, rowsToMount, visibleRows } from './visible-rows.ts'

/** A list's rows to mount: the visible ones, and the one that has the focus. */
interface MountedRows extends Rows {
  focused: number | undefined
}

interface List {
  /** The number of its rows. */
  count: number
  columns: number
  /** Whether to mount rows around the visible ones. */
  ahead: boolean
}

/**
 * Returns which rows of a list to mount, as the page scrolls: the visible ones and, if `ahead`, those around them. Each
 * `li` has its row in `data-row`.
 */
export function useMountedRows(list: RefObject<HTMLElement | null>, { count, columns, ahead }: List): number[] {
  const [rows, setRows] = useState<MountedRows>({ first: 0, last: 8, around: 4, focused: undefined })

  // Before the next frame, in which the former list's observer would divide the new height by the former count.
  useLayoutEffect(() => {
    function look() {
      if (!list.current) return
      const { top, height } = list.current.getBoundingClientRect()
      // The part of the window that the on-screen keyboard leaves free.
      const { offsetTop = 0, height: screen = innerHeight } = visualViewport ?? {}
      const visible = visibleRows({ top: top - offsetTop, height, count, columns, screen })
      const next = { ...visible, focused: focusedRow(list.current) }
      setRows((known) => (isSame(known, next) ? known : next))
    }
    // It calls back at once, after the layout and before the paint, so that nothing has to measure in between.
    const sizes = new ResizeObserver(() => flushSync(look))
    if (list.current) sizes.observe(list.current)
    const off = new AbortController()
    addEventListener('scroll', look, { passive: true, signal: off.signal })
    visualViewport?.addEventListener('resize', look, { passive: true, signal: off.signal })
    return () => {
      sizes.disconnect()
      off.abort()
    }
  }, [list, count, columns])

  const { first, focused } = rows
  const mounted = rowsToMount(rows, count, ahead)
  if (focused === undefined || mounted.includes(focused)) return mounted
  return focused < first ? [focused, ...mounted] : [...mounted, focused]
}

function focusedRow(list: HTMLElement): number | undefined {
  const item = document.activeElement?.closest<HTMLElement>('[data-row]')
  return item && list.contains(item) ? Number(item.dataset.row) : undefined
}

const isSame = (one: MountedRows, other: MountedRows) =>
  one.first === other.first && one.last === other.last && one.around === other.around && one.focused === other.focused
