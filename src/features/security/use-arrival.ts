import { useEffect, useRef } from 'react'
import { rowId } from './overview.tsx'
import type { Part } from './parts.ts'

export const headingId = 'security-part'

/** Moves the focus with a change of part: to the part's heading, and back to its row in the overview. */
export function useArrival(part: Part | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(part)
  useEffect(() => {
    const former = last.current
    last.current = part
    if (former === part) return
    if (part) window.scrollTo(0, 0)
    const target = part ? headingId : former && rowId(former)
    place.current?.querySelector<HTMLElement>(`#${target}`)?.focus({ preventScroll: part !== undefined })
  }, [part])
  return place
}
