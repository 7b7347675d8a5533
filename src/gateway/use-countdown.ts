import { useEffect, useState } from 'react'
import { type CodeSent, resendAt } from './resend-at.ts'
import { secondsLeft } from './seconds-left.ts'
import { serverNow } from './server-time.ts'

const tick = 500

/**
 * Counts down to the next request for a code. `start` takes the answer of the last one; `left` is the whole seconds,
 * undefined while no countdown runs. Section 4 of the specification sets the interval.
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

  return {
    left,
    start: (sent: CodeSent) => setUntil(resendAt(sent, serverNow())),
    stop: () => setUntil(undefined),
  }
}
