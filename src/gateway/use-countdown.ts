import { useEffect, useState } from 'react'
import { secondsLeft } from './seconds-left.ts'
import { serverNow } from './server-time.ts'

const tick = 500

/**
 * Counts down to an instant of the gateway's clock. `start` takes the instant in milliseconds since 1970; `left` is the
 * whole seconds, undefined while no countdown runs. Section 4 of the specification sets the interval.
 */
export function useCountdown() {
  const [until, setUntil] = useState<number>()
  const [left, setLeft] = useState<number>()

  useEffect(() => {
    if (until === undefined) return setLeft(undefined)
    const look = () => {
      const seconds = secondsLeft(until, serverNow())
      setLeft(seconds)
      if (seconds === undefined) setUntil(undefined)
    }
    look()
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [until])

  return { left, start: setUntil, stop: () => setUntil(undefined) }
}
