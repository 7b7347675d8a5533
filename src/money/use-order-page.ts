import { useEffect, useRef } from 'react'
import { noteShown, type OrderKind } from './follow-order.ts'

interface OrderPage {
  kind: OrderKind
  id: string
  isPending: boolean
  /** Follows the order beyond the page. */
  watch: (id: string) => void
}

/** Follows the order of a page while it is pending. The page itself shows how the order ends. */
export function useOrderPage({ kind, id, isPending, watch }: OrderPage): void {
  const latest = useRef(watch)
  useEffect(() => {
    latest.current = watch
  })
  useEffect(() => {
    if (isPending) latest.current(id)
  }, [id, isPending])
  useEffect(() => noteShown(kind, id), [kind, id])
}
