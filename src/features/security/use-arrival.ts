import { useEffect, useRef } from 'react'
import { useWidth } from '#ui/look/use-width.ts'
import { rowId } from './overview.tsx'
import type { Part } from './parts.ts'

export const headingId = 'security-part'

/** Moves the focus with a change of part: to the part's heading, and back to its row in the overview. */
export function useArrival(part: Part | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(part)
  const isPhone = useWidth() === 'phone'
  useEffect(() => {
    const former = last.current
    last.current = part
    if (former === part) return
    // A wide window shows the part beside the overview.
    if (part && isPhone) window.scrollTo(0, 0)
    const target = part ? headingId : former && rowId(former)
    place.current?.querySelector<HTMLElement>(`#${target}`)?.focus({ preventScroll: part !== undefined })
  }, [part, isPhone])
  return place
}
