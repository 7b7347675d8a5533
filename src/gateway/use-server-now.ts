import { useEffect, useState } from 'react'
import { serverNow } from './server-time.ts'

/** The gateway's time in milliseconds, looked at again every so often. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
