import { useEffect, useState } from 'react'
import { useReducedMotion } from '#mock-server/vendors/page-kit/use-reduced-motion.ts'
import type { Sight } from '../contract.ts'
import { lastInstant, type Moment, momentOf, resumeAt } from './moment.ts'

const every = 120

/**
 * Returns the visible state of the hand, which unfolds from the answer on by the device's time. It also unfolds if the
 * platform's clock stands still, and at once under reduced motion.
 */
export function useMoment(sight: Sight): Moment | undefined {
  const still = useReducedMotion()
  const [start, setStart] = useState({ sight, from: sight.now, at: performance.now() })
  const [now, setNow] = useState(sight.now)
  if (start.sight !== sight) {
    const from = resumeAt(start.sight, sight, now)
    setStart({ sight, from, at: performance.now() })
    setNow(from)
  }
  const last = lastInstant(sight)

  useEffect(() => {
    const timer = setInterval(() => {
      const next = start.from + performance.now() - start.at
      setNow(next)
      if (next > last) clearInterval(timer)
    }, every)
    return () => clearInterval(timer)
  }, [start, last])

  if (!sight.hand) return undefined
  return momentOf(sight.hand, still ? last : now)
}
