import { useCallback, useEffect, useRef, useState } from 'react'

/** Counts the seconds without a press. `touch` starts again. */
export function useIdle(running: boolean): { seconds: number; touch: () => void } {
  const since = useRef(Date.now())
  const [seconds, setSeconds] = useState(0)
  const touch = useCallback(() => {
    since.current = Date.now()
    setSeconds(0)
  }, [])
  useEffect(() => {
    if (!running) return
    touch()
    const clock = setInterval(() => setSeconds(Math.floor((Date.now() - since.current) / 1_000)), 500)
    return () => clearInterval(clock)
  }, [running, touch])
  return { seconds, touch }
}
