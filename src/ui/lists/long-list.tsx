import { Children, isValidElement, type ReactNode, useMemo, useRef } from 'react'
import { useRowWindow } from './use-row-window.ts'

interface LongListProps {
  className?: string
  /** The number of rows with those that are not loaded yet, if it is known. */
  total?: number
  /** The contents of the rows, each with a key. */
  children: ReactNode
}

/**
 * Shows rows of any number and height in a list. A long one mounts only the rows near the screen, the one with the focus
 * and those that are open, so that the page stays small however far a person pages.
 */
export function LongList({ className, total, children }: LongListProps) {
  const list = useRef<HTMLUListElement>(null)
  const rows = Children.toArray(children)
  const keys = useKeys(rows)
  const parts = useRowWindow(list, keys)
  return (
    <ul ref={list} className={className}>
      {parts.map((part) =>
        'row' in part ? (
          <li key={keys[part.row]} data-row={part.row} aria-setsize={total ?? rows.length} aria-posinset={part.row + 1}>
            {rows[part.row]}
          </li>
        ) : (
          <li key={`after ${part.after}`} aria-hidden="true" style={{ blockSize: part.size }} />
        ),
      )}
    </ul>
  )
}

/** Returns the keys of rows, as the same array while they are the same. */
function useKeys(rows: readonly ReactNode[]): readonly string[] {
  const joined = rows.map((row, at) => (isValidElement(row) ? (row.key ?? `${at}`) : `${at}`)).join('\n')
  return useMemo(() => joined.split('\n').filter((key) => key !== ''), [joined])
}
