import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { mountedRows, offsetsOf, type Part, partsOf, type RowRange, rowsBetween } from './row-window.ts'
import { useRowHeights } from './use-row-heights.ts'

interface Mounted extends RowRange {
  /** The rows that stay wherever the page is: those beside the focus, and those that are open. */
  kept: readonly number[]
}

/**
 * Returns the parts of a list to render, as the page scrolls: its rows within a screen of the visible ones, and spaces
 * for the others. `keys` identify the rows; each mounted `li` has its row in `data-row`.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, keys: readonly string[]): Part[] {
  const heights = useRowHeights()
  const [mounted, setMounted] = useState<Mounted>({ first: 0, last: 23, kept: [] })

  // Before the next frame, which would otherwise show a new page's space instead of its rows.
  useLayoutEffect(() => {
    const off = new AbortController()
    const { signal } = off
    function look() {
      if (!list.current) return
      heights.measure(list.current, keys)
      const { top } = list.current.getBoundingClientRect()
      const range = rowsBetween(offsetsOf(keys.map(heights.of)), -top - innerHeight, -top + 2 * innerHeight)
      const next = { ...range, kept: keptRows(list.current) }
      setMounted((known) => (isSame(known, next) ? known : next))
    }
    // It calls back at once, after the layout and before the paint, so that nothing has to measure in between.
    const sizes = new ResizeObserver(() => flushSync(look))
    if (list.current) sizes.observe(list.current)
    list.current?.addEventListener('focusin', look, { signal })
    addEventListener('scroll', look, { passive: true, signal })
    addEventListener('resize', look, { passive: true, signal })
    return () => {
      sizes.disconnect()
      off.abort()
    }
  }, [list, keys, heights])

  return partsOf(mountedRows(keys.length, mounted, mounted.kept), offsetsOf(keys.map(heights.of)))
}

const rowOf = (element: Element | null | undefined) =>
  Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN)

/** Returns the open rows, and the one with the focus between its neighbours, to which the Tab key leads. */
function keptRows(list: HTMLElement): number[] {
  const open = [...list.querySelectorAll('details[open]')].map(rowOf)
  const focused = list.contains(document.activeElement) ? rowOf(document.activeElement) : Number.NaN
  return [...open, focused - 1, focused, focused + 1].filter((row) => row >= 0)
}

const isSame = (one: Mounted, other: Mounted) =>
  one.first === other.first && one.last === other.last && String(one.kept) === String(other.kept)
