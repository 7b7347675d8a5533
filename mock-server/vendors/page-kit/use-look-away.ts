import { useEffect, useRef } from 'react'

/** Calls `onAway` when the page is hidden or loses the focus, as to a reality check. What plays by itself stops then. */
export function useLookAway(onAway: () => void): void {
  const latest = useRef(onAway)
  latest.current = onAway
  useEffect(() => {
    const off = new AbortController()
    const listen = () => {
      if (document.hidden) latest.current()
    }
    document.addEventListener('visibilitychange', listen, { signal: off.signal })
    window.addEventListener('blur', () => latest.current(), { signal: off.signal })
    return () => off.abort()
  }, [])
}
