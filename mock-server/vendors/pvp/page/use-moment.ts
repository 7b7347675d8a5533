import { useEffect, useState } from 'react'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import type { TableView } from '../contract.ts'
import { lastInstant, type Moment, momentOf, resumeAt } from './moment.ts'

const every = 120

/**
 * Returns the visible state of the hand, which unfolds from the answer on by the device's time. It also unfolds if the
 * platform's clock is frozen, and at once under reduced motion.
 */
export function useMoment(view: TableView): Moment | undefined {
  const still = useReducedMotion()
  const [start, setStart] = useState({ view, from: view.now, at: performance.now() })
  const [now, setNow] = useState(view.now)
  if (start.view !== view) {
    const from = resumeAt(start.view, view, now)
    setStart({ view, from, at: performance.now() })
    setNow(from)
  }
  const last = lastInstant(view)

  useEffect(() => {
    const timer = setInterval(() => {
      const next = start.from + performance.now() - start.at
      setNow(next)
      if (next > last) clearInterval(timer)
    }, every)
    return () => clearInterval(timer)
  }, [start, last])

  if (!view.hand) return undefined
  return momentOf(view.hand, still ? last : now)
}
