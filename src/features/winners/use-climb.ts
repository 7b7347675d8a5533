import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useAutoRotate } from '#ui/carousel/use-auto-rotate.ts'

/** The time without scrolling after which a list counts as settled, in milliseconds. */
const settled = 120

type Climb = {
  /** The element that pauses while it is touched, hovered or focused. */
  frame: RefObject<HTMLElement | null>
  /** The number of rows before the copy of the first ones; undefined disables the scrolling. */
  rows: number | undefined
  ms: number
}

/** Scrolls a list up by one row at a time, and jumps from the copy of its first rows back to them. */
export function useClimb({ frame, rows, ms }: Climb) {
  const list = useRef<HTMLUListElement>(null)
  const [row, setRow] = useState(0)

  const goTo = useCallback((target: number, behavior?: ScrollBehavior) => {
    const child = list.current?.children[target]
    if (child instanceof HTMLElement) list.current?.scrollTo({ top: child.offsetTop, behavior })
  }, [])

  const onScroll = useCallback(() => {
    const [first, second] = list.current?.children ?? []
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const height = second.offsetTop - first.offsetTop
    if (height > 0 && list.current) setRow(Math.round(list.current.scrollTop / height))
  }, [])

  useEffect(() => {
    if (rows === undefined || row < rows) return
    const timer = setTimeout(() => goTo(row - rows, 'instant'), settled)
    return () => clearTimeout(timer)
  }, [row, rows, goTo])

  const advance = useCallback(() => goTo(row + 1), [goTo, row])
  const rotation = useAutoRotate({
    part: 'winners',
    element: frame,
    ms: rows === undefined ? undefined : ms,
    step: row,
    advance,
  })

  return { list, row, onScroll, ...rotation }
}
