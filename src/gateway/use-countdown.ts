import { useEffect, useState } from 'react'
import { secondsLeft } from './seconds-left.ts'
import { serverNow } from './server-time.ts'

const tick = 500

/** Returns the seconds until an instant of the gateway's clock; nothing while no countdown runs. */
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
