import { useEffect, useState } from 'react'
import { serverNow } from './server-time.ts'

/** Returns the gateway's time in milliseconds since 1970, refreshed every `everyMs` milliseconds while the page is visible. */
export function useServerNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => void (document.hidden || setNow(serverNow()))
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs])
  return now
}
