import { useEffect, useState } from 'react'
import { second } from '#contract/time-units.ts'
import type { Order } from '../contract.ts'

/** Returns the time left to pay, such as `14:05`, by the platform's clock, which may differ from the device's. */
export function useTimeLeft({ payBy, now }: Order): string {
  const [left, setLeft] = useState(payBy - now)
  useEffect(() => {
    const arrived = performance.now()
    const tick = () => setLeft(Math.max(payBy - now - (performance.now() - arrived), 0))
    tick()
    const timer = setInterval(tick, second)
    return () => clearInterval(timer)
  }, [payBy, now])
  const seconds = Math.floor(left / second)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
