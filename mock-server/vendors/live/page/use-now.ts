import { useEffect, useState } from 'react'
import { usePage } from './page-context.ts'

/** Returns the world's time, updated while the component is mounted. */
export function useNow(every = 200): number {
  const { clock } = usePage()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), every)
    return () => clearInterval(timer)
  }, [clock, every])
  return now
}
