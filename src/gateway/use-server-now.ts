import { useEffect, useState } from 'react'
import { serverNow } from './server-time.ts'

/** Returns the gateway's time in milliseconds since 1970 and refreshes it every `everyMs` milliseconds. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
